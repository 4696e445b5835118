import { Fragment } from "react";
import { phonePartsOf } from "./phone-parts.ts";

/** A telephone field as staff typed it, each number with its own link. */
export function PhoneLinks({ phone }: { readonly phone: string }) {
  return phonePartsOf(phone).map(({ at, text, href }) => <Fragment key={at}>{href === null ? text : <a href={href}>{text}</a>}</Fragment>);
}
