import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { BusyButton } from "../../components/busy-button.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { PickButton } from "../../components/pick-button.tsx";
import { CannotOpen, joinPictures } from "../../lib/pictures/join-pictures.ts";
import { canShrink } from "../../lib/pictures/shrink-picture.ts";
import { newUuid } from "../../lib/uuid.ts";
import { formatBytes, formatCount } from "../../shared/format.ts";
import classes from "./join-photos.module.css";

const maxPhotos = 30;
const accept = "image/jpeg,image/png,image/webp,image/heic,.heic,.heif";

const unjoined = "The photos are not joined yet.";

type Photo = { readonly key: string; readonly file: File; readonly turns: number; readonly url: string };
type JoinPhotosProps = { readonly label: string; readonly onJoined: (pdf: File) => void };

/** Joins several photos to one PDF: the user puts them in order and turns them before the PDF is made. */
export function JoinPhotos({ label, onJoined }: JoinPhotosProps) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [error, setError] = useState<string>();
  /** Where a photo that was moved is now. */
  const [said, setSaid] = useState("");
  /** Stops the PDF that is being made. */
  const [running, setRunning] = useState<AbortController>();
  const stopRunning = () => {
    running?.abort();
    setRunning(undefined);
  };
  const close = () => {
    stopRunning();
    for (const { url } of photos) URL.revokeObjectURL(url);
    setPhotos([]);
    setError(undefined);
    setSaid("");
  };
  const { afterAsking, question } = useLeaveFirst(photos.length > 0, unjoined);
  const askToClose = () => {
    stopRunning();
    afterAsking(close);
  };
  /** A PDF that is being made would not have the change. */
  const change = (next: readonly Photo[]) => {
    stopRunning();
    if (next.length === 0) close();
    else setPhotos(next);
  };
  const add = (list: FileList | null) => {
    const given = [...(list ?? [])];
    const fitting = given.filter(canShrink);
    const chosen = fitting.slice(0, maxPhotos - photos.length);
    setError(leftOutText({ others: given.filter((file) => !fitting.includes(file)), beyond: fitting.length - chosen.length }));
    if (chosen.length > 0) change([...photos, ...chosen.map((file) => ({ key: newUuid(), file, turns: 0, url: URL.createObjectURL(file) }))]);
  };
  const join = async () => {
    const stop = new AbortController();
    setRunning(stop);
    setError(undefined);
    try {
      onJoined(await joinPictures(photos, stop.signal));
      close();
    } catch (failure) {
      if (stop.signal.aborted) return;
      setRunning(undefined);
      setError(failure instanceof CannotOpen ? cannotOpenText(failure.message) : notMadeText);
    }
  };
  return (
    <>
      <PickButton isSmall isMultiple text="Join photos to one PDF" name={label} accept={accept} onPick={add} />
      <Modal
        opened={photos.length > 0 || error !== undefined}
        onClose={askToClose}
        title={`${label}: join photos to one PDF`}
        size="lg"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Stack>
          <Text>The photos become the pages of one PDF, in this order. Turn those that lie on their side.</Text>
          <ol className={classes.photos}>
            {photos.map((photo, index) => (
              <PhotoRow key={photo.key} photo={photo} place={index} photos={photos} onChange={change} onSay={setSaid} />
            ))}
          </ol>
          <span className="portal-unseen" role="status">
            {said}
          </span>
          {error !== undefined && (
            <Alert color="red" role="alert">
              {error}
            </Alert>
          )}
          <Group>
            {photos.length > 0 && (
              <BusyButton isBusy={running !== undefined} busyLabel="Making the PDF..." onClick={() => void join()}>
                Make a PDF of {formatCount(photos.length, "page")}
              </BusyButton>
            )}
            <PickButton isSmall isMultiple text="Add photos" name={label} accept={accept} onPick={add} />
          </Group>
        </Stack>
      </Modal>
      {photos.length > 0 && <LeaveGuard isDirty text={unjoined} part="step" />}
      {question}
    </>
  );
}

const cannotOpenText = (name: string): string => `${name} cannot be opened. Remove it, or save it as JPG and add it again.`;
// Some browsers ask for code that did not arrive only once in a visit of a page.
const notMadeText =
  "The PDF could not be made. Look at your internet connection and try again. If that does not help, reload the page and choose the photos again.";

/** What was chosen and is not in the list, with what to do about it; undefined when all of it is. */
function leftOutText({ others, beyond }: { readonly others: readonly File[]; readonly beyond: number }): string | undefined {
  const texts = [
    ...(others.length === 0 ? [] : [`${others.map(({ name }) => name).join(", ")} cannot be joined as a photo. Upload it by itself.`]),
    ...(beyond === 0
      ? []
      : [`${formatCount(beyond, "photo is", "photos are")} left out: at most ${maxPhotos} fit into one PDF. Make a second PDF of the others.`]),
  ];
  return texts.length === 0 ? undefined : texts.join(" ");
}

type PhotoRowProps = {
  readonly photo: Photo;
  readonly place: number;
  readonly photos: readonly Photo[];
  readonly onChange: (photos: readonly Photo[]) => void;
  readonly onSay: (text: string) => void;
};

type Press = { readonly currentTarget: HTMLElement };

function PhotoRow({ photo, place, photos, onChange, onSay }: PhotoRowProps) {
  const { key, file, turns, url } = photo;
  const [hasPicture, setHasPicture] = useState(true);
  useEffect(() => setHasPicture(true), [url]);
  const move = (by: number) => {
    const others = photos.filter((other) => other.key !== key);
    onChange([...others.slice(0, place + by), photo, ...others.slice(place + by)]);
    onSay(`Page ${place + by + 1} of ${photos.length}: ${file.name}`);
  };
  const remove = ({ currentTarget }: Press) => {
    // The button that has the focus goes with its row.
    const row = currentTarget.closest("li");
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    neighbour?.querySelector<HTMLElement>('[aria-label^="Remove"]')?.focus();
    onChange(photos.filter((other) => other.key !== key));
  };
  const button = (text: string, act: (press: Press) => void, isOff = false) => (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`${text}: ${file.name}`}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : act}
    >
      {text}
    </Button>
  );
  return (
    <li className={classes.photo}>
      <span className={classes.frame}>
        {hasPicture && <img src={url} alt="" style={{ transform: `rotate(${turns * 90}deg)` }} onError={() => setHasPicture(false)} />}
      </span>
      <span className={classes.words}>
        {`Page ${place + 1}: ${file.name} (${formatBytes(file.size)})${turns > 0 ? `, turned by ${turns * 90}°` : ""}`}
      </span>
      <Group gap={4}>
        {button("Turn", () => onChange(photos.map((other) => (other.key === key ? { ...other, turns: (turns + 1) % 4 } : other))))}
        {button("Earlier", () => move(-1), place === 0)}
        {button("Later", () => move(1), place === photos.length - 1)}
        {button("Remove", remove)}
      </Group>
    </li>
  );
}
