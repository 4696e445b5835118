import { StatusTag } from "../../shared/status-tag.tsx";

type FirmNameProps = { readonly firmName: string; readonly isFirmDeactivated: boolean };

/** The name of a firm, with a tag where it cannot enter the portal any more. */
export function FirmName({ firmName, isFirmDeactivated }: FirmNameProps) {
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
