import { formatPhone } from "./phone-number.ts";
import { Unbroken } from "./unbroken.tsx";

/** A phone number in groups, as its country writes it, whichever way it was typed; never broken over two lines. */
export const PhoneText = ({ children }: { children: string }) => <Unbroken>{formatPhone(children)}</Unbroken>;
