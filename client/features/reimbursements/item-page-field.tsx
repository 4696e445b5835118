import { Group, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { FieldWarning } from "../../components/field-warning.tsx";
import { TextField } from "../../components/fields.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { formatCount } from "../../shared/format.ts";
import { pagesOf, pagesWithout } from "./document-pages.ts";
import { FileDialog } from "./file-dialog.tsx";
import { pageUrl } from "./file-urls.ts";
import classes from "./item-page-field.module.css";
import type { DocumentView } from "./views.ts";

const mostPictures = 24;
const picturePx = { width: 88, height: 112 };

type ItemPageFieldProps = {
  readonly id: string;
  readonly reimbursementId: string | undefined;
  /** The document of which it is a page. */
  readonly document: DocumentView | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (page: string) => void;
};

/** The page that proves a cost: its number, or its picture where the document is stored. */
export function ItemPageField({ id, reimbursementId, document, value, error, onChange }: ItemPageFieldProps) {
  const [isShown, setShown] = useState(false);
  const pages = pagesOf(document);
  const chosen = pages[Number(value) - 1];
  const count = pagesWithout(document, value);
  return (
    <div>
      <TextField
        id={id}
        label="Page"
        isOptional
        inputMode="numeric"
        maxLength={3}
        hint={
          pages.length === 0
            ? "The number of the page. Its pictures are shown here once the document is stored."
            : "The number of the page, or choose it below."
        }
        error={error}
        value={value}
        onChange={onChange}
      />
      <FieldWarning text={count === undefined ? undefined : `This document has ${formatCount(count, "page")}.`} />
      {reimbursementId !== undefined && pages.length > 0 && (
        <div className={classes.pages} role="group" aria-label="Pages of the document">
          {pages.slice(0, mostPictures).map(({ file, page }, index) => (
            <UnstyledButton
              key={`${file.id} ${page}`}
              className={classes.page}
              aria-pressed={value === String(index + 1)}
              onClick={() => onChange(String(index + 1))}
            >
              <img src={pageUrl(reimbursementId, file.id, page, 320)} alt="" loading="lazy" {...picturePx} />
              Page {index + 1}
            </UnstyledButton>
          ))}
        </div>
      )}
      {reimbursementId !== undefined && document !== undefined && chosen !== undefined && (
        <Group mt="xs">
          <TextButton onClick={() => setShown(true)}>{`Look at page ${value}`}</TextButton>
          <FileDialog
            reimbursementId={reimbursementId}
            title={document.label}
            file={isShown ? chosen.file : undefined}
            firstPage={chosen.page}
            onClose={() => setShown(false)}
          />
        </Group>
      )}
    </div>
  );
}
