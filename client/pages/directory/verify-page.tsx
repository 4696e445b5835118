import { useParams } from "react-router-dom";
import { council } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { FirmVerification } from "../../features/directory/firm-verification.tsx";
import { PublicFrame } from "../public-frame.tsx";

/** /verify/<id>: whether a firm is a member today, for everybody. @source issue of the directory, "verified member" */
export function VerifyPage() {
  const { id = "" } = useParams();
  return (
    <PublicFrame>
      <PageHeading title={`Is this firm a member of ${council.shortName}?`} />
      <FirmVerification id={id} />
    </PublicFrame>
  );
}
