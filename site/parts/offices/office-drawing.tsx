import type { ReactNode } from "react";
import type { OfficeDrawingName } from "#domain/site/content/office-drawings.ts";
import classes from "./office-drawing.module.css";

const columns = [84, 122, 160, 198, 236];

/** Each in a field of 320 by 200, on the ground at 172. */
const drawings: Readonly<Record<OfficeDrawingName, ReactNode>> = {
  building: (
    <>
      <path d="M60 84 160 38l100 46z" className={classes.dark} />
      <path d="M72 88h176v10H72zM60 164h200v8H60z" className={classes.dark} />
      {columns.map((x) => (
        <path key={x} d={`M${x - 8} 98h16v66h-16z`} className={classes.mid} />
      ))}
      <path d="M172 112h14v34h-14z" className={classes.lit} />
    </>
  ),
  chair: (
    <>
      <path d="M112 92h96l-12 14h-72z" className={classes.dark} />
      <path d="M128 106h64l-6 58h-52zM116 164h88v8h-88z" className={classes.mid} />
      <circle cx="160" cy="132" r="13" className={classes.lit} />
      <path d="M186 92c0-16 6-24 16-30" className={classes.line} />
      <circle cx="204" cy="60" r="7" className={classes.dark} />
    </>
  ),
  members: (
    <>
      {[104, 160, 216].map((x, at) => (
        <g key={x}>
          <circle cx={x} cy={at === 1 ? 74 : 84} r="17" className={at === 1 ? classes.lit : classes.mid} />
          <path d={`M${x - 27} 140v-8a27 27 0 0 1 54 0v8z`} className={classes.dark} />
        </g>
      ))}
      <path d="M64 140h192v14H64zM84 154h10v18H84zM226 154h10v18h-10z" className={classes.mid} />
    </>
  ),
  medicines: (
    <>
      <path d="M96 96h56v76H96z" className={classes.dark} />
      <path d="M102 76h44v20h-44z" className={classes.mid} />
      <path d="M96 114h56v34H96z" className={classes.pale} />
      <path d="M124 120v22M113 131h22" className={classes.accentLine} />
      <g transform="rotate(-38 204 136)">
        <path d="M168 118h36v36h-36a18 18 0 0 1 0-36z" className={classes.lit} />
        <path d="M204 118h36a18 18 0 0 1 0 36h-36z" className={classes.mid} />
      </g>
    </>
  ),
  trade: (
    <>
      <path d="M108 88h34v22h-34zM180 88h34v22h-34z" className={classes.mid} />
      <path d="M144 88h34v22h-34zM108 112h34v22h-34zM180 112h34v22h-34z" className={classes.dark} />
      <path d="M144 112h34v22h-34z" className={classes.lit} />
      <path d="M218 74h24v60h-24z" className={classes.mid} />
      <path d="M70 138h192l-22 30H92z" className={classes.dark} />
      <path d="M52 174q18-9 36 0t36 0 36 0 36 0 36 0 36 0" className={classes.line} />
    </>
  ),
  industry: (
    <>
      <path d="M92 132h28v40H92zM136 112h28v60h-28z" className={classes.mid} />
      <path d="M180 90h28v82h-28z" className={classes.dark} />
      <path d="M84 112 132 84l28 10 58-46M196 46h24v24" className={classes.accentLine} />
      <path d="M72 172h168" className={classes.line} />
    </>
  ),
  health: (
    <>
      <path d="M138 48h44v40h40v44h-40v40h-44v-40H98V88h40z" className={classes.dark} />
      <path d="M72 112h52l12-24 18 48 16-34 8 10h70" className={classes.accentLine} />
    </>
  ),
  regulator: (
    <>
      <path d="M144 46h32v10h-4v38l36 62a11 11 0 0 1-10 16h-76a11 11 0 0 1-10-16l36-62V56h-4z" className={classes.mid} />
      <path d="M132 118h56l20 38a11 11 0 0 1-10 16h-76a11 11 0 0 1-10-16z" className={classes.dark} />
      <circle cx="208" cy="78" r="24" className={classes.lit} />
      <path d="m197 78 8 9 14-17" className={classes.paleLine} />
    </>
  ),
  park: (
    <>
      <path d="M72 172v-62l44-24v24l44-24v24l44-24v86z" className={classes.dark} />
      <path d="M212 58h22l6 114h-34z" className={classes.mid} />
      <path d="M88 128h18v16H88zM132 128h18v16h-18z" className={classes.pale} />
      <path d="M174 126h20v46h-20z" className={classes.lit} />
      <path d="M224 46q10-16 28-10" className={classes.line} />
    </>
  ),
  director: (
    <>
      <path d="M134 78V64h52v14" className={classes.line} />
      <path d="M88 78h144a8 8 0 0 1 8 8v34H80V86a8 8 0 0 1 8-8z" className={classes.dark} />
      <path d="M80 120h160v44a8 8 0 0 1-8 8H88a8 8 0 0 1-8-8z" className={classes.mid} />
      <path d="M148 110h24v22h-24z" className={classes.lit} />
    </>
  ),
  membership: (
    <>
      <path d="M84 64h152a10 10 0 0 1 10 10v84a10 10 0 0 1-10 10H84a10 10 0 0 1-10-10V74a10 10 0 0 1 10-10z" className={classes.dark} />
      <circle cx="116" cy="104" r="14" className={classes.pale} />
      <path d="M94 146a22 22 0 0 1 44 0z" className={classes.pale} />
      <path d="M158 98h66M158 116h48" className={classes.paleLine} />
      <circle cx="216" cy="146" r="17" className={classes.lit} />
    </>
  ),
  refund: (
    <>
      <path d="M222 106a62 62 0 1 1-20-42" className={classes.line} />
      <path d="M208 38v30h-30" className={classes.line} />
      <path d="M136 82h48M136 98h48M144 82c30 0 30 32 0 32h-8l34 32" className={classes.accentLine} />
    </>
  ),
  fair: (
    <>
      <path d="M86 60h148l16 36H70z" className={classes.dark} />
      <path d="M70 96h36a18 18 0 0 1-36 0zM142 96h36a18 18 0 0 1-36 0zM214 96h36a18 18 0 0 1-36 0z" className={classes.lit} />
      <path d="M106 96h36a18 18 0 0 1-36 0zM178 96h36a18 18 0 0 1-36 0z" className={classes.mid} />
      <path d="M80 116h8v56h-8zM232 116h8v56h-8zM98 138h124v34H98z" className={classes.mid} />
    </>
  ),
};

/** What a card shows while it has no picture: a drawing of the office's task. */
export function OfficeDrawing({ name }: { readonly name: OfficeDrawingName }) {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" className={classes.drawing} aria-hidden="true">
      <rect width="320" height="200" className={classes.sky} />
      {drawings[name]}
    </svg>
  );
}
