import { Fragment } from "react";

/** An e-mail address that breaks only after "@", a dot or a hyphen. */
export function EmailText({ children }: { children: string }) {
  return (
    <span style={{ overflowWrap: "break-word" }}>
      {children.split(/(?<=[@.\-_+])/).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
