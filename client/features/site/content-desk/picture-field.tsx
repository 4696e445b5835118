import { SimpleGrid } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { acceptAttribute, acceptedPictures } from "#domain/reimbursements/file-rules.ts";
import { TextField } from "../../../components/fields.tsx";
import { SiteImage } from "../../../shared/site-image.tsx";
import classes from "./desk-picture.module.css";
import { UploadFrame } from "../../../components/upload-frame.tsx";
import { useContentUpload } from "../../../lib/use-content-upload.ts";
import type { WatchUpload } from "../../../lib/use-uploads-under-way.ts";
import type { ContentEntry } from "./views.ts";

const Picture = z.object({ id: z.string(), width: z.number(), height: z.number(), widths: z.array(z.number()) });
const Chosen = z.object({ id: z.string(), alt: z.string(), altHindi: z.string().optional() });

type PictureFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional: boolean;
  readonly error?: string;
  readonly value: unknown;
  readonly entry: ContentEntry | undefined;
  readonly onChange: (value: z.infer<typeof Chosen> | null) => void;
  readonly onUpload: WatchUpload;
};

/** A picture of the library: uploaded, shown, described in words. */
export function PictureField({ id, label, hint, isOptional, error, value, entry, onChange, onUpload }: PictureFieldProps) {
  const parsed = Chosen.safeParse(value);
  const chosen = parsed.success ? parsed.data : undefined;
  const [uploaded, setUploaded] = useState<z.infer<typeof Picture>>();
  const take = (stored: z.infer<typeof Picture>): void => {
    setUploaded(stored);
    onChange({ ...chosen, id: stored.id, alt: chosen?.alt ?? "" });
  };
  const { progress, failure, failed, sendFirst } = useContentUpload("/uploads/content/picture", Picture, take, onUpload);
  const picture = chosen === undefined ? undefined : uploaded?.id === chosen.id ? uploaded : entry?.pictures[chosen.id];
  return (
    <UploadFrame
      id={id}
      label={label}
      isOptional={isOptional}
      hint={hint === undefined ? undefined : `${hint}. ${acceptedPictures}.`}
      noun="picture"
      accept={acceptAttribute("image")}
      isChosen={chosen !== undefined}
      progress={progress}
      failed={failed}
      problem={failure ?? (chosen === undefined ? error : undefined)}
      onPick={sendFirst}
      onTakeOut={() => onChange(null)}
      question={
        chosen !== undefined && (
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <TextField
              id={`${id}-alt`}
              label="What the picture shows"
              hint="Read aloud to those who do not see it"
              maxLength={300}
              value={chosen.alt}
              onChange={(alt) => onChange({ ...chosen, alt })}
              {...(error === undefined ? {} : { error })}
            />
            <TextField
              id={`${id}-alt-hindi`}
              label="What the picture shows, in Hindi"
              lang="hi"
              isOptional
              maxLength={300}
              value={chosen.altHindi ?? ""}
              onChange={(altHindi) => onChange({ ...chosen, altHindi })}
            />
          </SimpleGrid>
        )
      }
    >
      {picture !== undefined && (
        <div style={{ maxWidth: "24rem" }}>
          <SiteImage image={{ ...picture, alt: chosen?.alt ?? "" }} sizes="24rem" className={classes.picture} />
        </div>
      )}
    </UploadFrame>
  );
}
