import { Input } from "@mantine/core";
import { useId, useRef, useState, type ReactNode } from "react";
import { useLostFocus } from "./focus-back.ts";
import { PickButton } from "./pick-button.tsx";
import { UploadRow, type UploadedFile } from "./upload-row.tsx";
import classes from "./upload-field.module.css";

type UploadFieldProps = {
  readonly id: string;
  readonly label: string;
  /** Types, size, and what the document must show. */
  readonly hint: ReactNode;
  readonly isOptional?: boolean;
  readonly error?: string | undefined;
  /** The value of the input's accept attribute: a hint to the picker. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  /** Offers the camera of a phone as well. */
  readonly hasCamera?: boolean;
  /** Such as "3 of at least 5". */
  readonly countNote?: string | undefined;
  readonly files: readonly UploadedFile[];
  /** What the user is told about files that were stored. */
  readonly remarks?: readonly string[];
  readonly isReadOnly?: boolean;
  /** Several can be dropped on a field for one file: the caller says that they do not fit. */
  readonly onChoose: (files: readonly File[]) => void;
  readonly onReplace?: (key: string, file: File) => void;
  readonly onRemove?: (key: string) => void;
  readonly onRetry?: (key: string) => void;
  readonly onView?: (key: string) => void;
};

/** Chooses files by a button or by drag and drop, and shows a row for each. The caller uploads them. */
export function UploadField(props: UploadFieldProps) {
  const {
    id,
    label,
    hint,
    isOptional = false,
    error,
    accept,
    isMultiple = false,
    hasCamera = false,
    countNote,
    files,
    isReadOnly = false,
    remarks = [],
  } = props;
  const { onChoose, onReplace, onRemove, onRetry, onView } = props;
  const labelId = useId();
  const hintId = useId();
  const errorId = useId();
  const field = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  // The focused button can disappear: that of a removed file, or "Choose file" once the only file is chosen.
  const watch = useLostFocus(() => (chooser.current ?? field.current)?.focus());
  const mayAdd = !isReadOnly && (isMultiple || files.length === 0);
  const describedBy = error === undefined ? hintId : `${hintId} ${errorId}`;
  return (
    <div
      id={id}
      ref={field}
      role="group"
      tabIndex={-1}
      {...watch}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={classes.field}
      data-error={error !== undefined || undefined}
    >
      <Input.Label component="div" labelElement="div" id={labelId} required={!isOptional}>
        {isOptional ? `${label} (optional)` : label}
      </Input.Label>
      <Input.Description component="div" id={hintId}>
        {hint}
      </Input.Description>
      {error !== undefined && (
        <Input.Error component="div" id={errorId}>
          {error}
        </Input.Error>
      )}
      {countNote !== undefined && <p className={classes.count}>{countNote}</p>}
      {files.length > 0 && (
        <ul className={classes.rows} aria-label={`Files of ${label}`}>
          {files.map((file) => (
            <UploadRow
              key={file.key}
              file={file}
              accept={accept}
              onReplace={isReadOnly ? undefined : onReplace}
              onRetry={isReadOnly ? undefined : onRetry}
              onView={onView}
              onRemove={isReadOnly || onRemove === undefined ? undefined : (key) => onRemove(key)}
            />
          ))}
        </ul>
      )}
      <div role="status" className={classes.remarks}>
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
      {mayAdd && (
        <Chooser
          label={label}
          accept={accept}
          isMultiple={isMultiple}
          hasCamera={hasCamera}
          describedBy={describedBy}
          buttonRef={chooser}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

type ChooserProps = Pick<UploadFieldProps, "label" | "accept" | "onChoose"> & {
  readonly isMultiple: boolean;
  readonly hasCamera: boolean;
  readonly describedBy: string;
  readonly buttonRef: React.RefObject<HTMLButtonElement | null>;
};

function Chooser({ label, accept, isMultiple, hasCamera, describedBy, buttonRef, onChoose }: ChooserProps) {
  const [isOver, setIsOver] = useState(false);
  const give = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    if (chosen.length > 0) onChoose(chosen);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        give(event.dataTransfer.files);
      }}
    >
      <PickButton
        text={isMultiple ? "Choose files" : "Choose file"}
        name={label}
        accept={accept}
        isMultiple={isMultiple}
        describedBy={describedBy}
        buttonRef={buttonRef}
        onPick={give}
      />
      {hasCamera && (
        <span className={classes.camera}>
          <PickButton text="Take a photo" name={label} accept="image/*" capture describedBy={describedBy} onPick={give} />
        </span>
      )}
      <span className={classes.dropHint}>or drop {isMultiple ? "files" : "it"} here</span>
    </div>
  );
}
