import { StatusTag } from "../../shared/status-tag.tsx";

type PayeeNameProps = { readonly firmName: string; readonly isFirmDeactivated: boolean };

/** The name of a firm, with a tag where it cannot enter the portal any more. */
export function PayeeName({ firmName, isFirmDeactivated }: PayeeNameProps) {
  return (
    <>
      {firmName}
      {isFirmDeactivated && (
        <>
          {" "}
          <StatusTag tone="red">Firm deactivated</StatusTag>
        </>
      )}
    </>
  );
}
