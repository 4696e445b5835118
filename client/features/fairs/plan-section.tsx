import { Alert } from "@mantine/core";
import { z } from "zod";
import { acceptAttribute, acceptedPictures } from "#domain/reimbursements/file-rules.ts";
import { Section } from "../../components/section.tsx";
import { UploadFrame } from "../../components/upload-frame.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useContentUpload } from "../../lib/use-content-upload.ts";
import { SiteImage } from "../../shared/site-image.tsx";
import type { CouncilFair } from "./fair-views.ts";

const Picture = z.object({ id: z.string() });

/** The picture of the stalls, which every member sees. */
export function PlanSection({ fair: { id, title, plan } }: { readonly fair: CouncilFair }) {
  const utils = trpc.useUtils();
  const save = trpc.fairs.savePlan.useMutation({ onSuccess: () => utils.fairs.invalidate() });
  const { progress, failure, failed, sendFirst } = useContentUpload("/uploads/content/picture", Picture, (picture) =>
    save.mutate({ fairId: id, imageId: picture.id }),
  );
  return (
    <Section title="Plan of the stalls">
      {save.error !== null && <Alert color="red" role="alert" mb="md" title={failureOf(save.error).message} />}
      <UploadFrame
        id="fair-plan"
        label="Picture of the plan"
        isOptional
        hint={`Every member sees it on the page of the fair. ${acceptedPictures}.`}
        noun="picture"
        accept={acceptAttribute("image")}
        isChosen={plan !== null}
        progress={progress}
        failed={failed}
        problem={failure}
        onPick={sendFirst}
        onTakeOut={() => save.mutate({ fairId: id, imageId: null })}
      >
        {plan !== null && (
          <div style={{ maxWidth: "40rem" }}>
            <SiteImage image={{ ...plan, alt: `Plan of the stalls of ${title}` }} sizes="40rem" />
          </div>
        )}
      </UploadFrame>
    </Section>
  );
}
