import { PageHeading } from "../../components/page-heading.tsx";
import { ApiCalls } from "../../features/site/api-calls.tsx";
import { PublicFrame } from "../public-frame.tsx";

/** /api/docs. @source rest-api.md "Rules for every path" */
export function ApiDocsPage() {
  return (
    <PublicFrame>
      <PageHeading title="Calls for programs" lead="What a program can do here, and a form to try each call." />
      <ApiCalls />
    </PublicFrame>
  );
}
