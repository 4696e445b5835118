import { useEffect, useState } from "react";
import { formatIndianMobile } from "#domain/members/indian-mobile.ts";
import { Unbroken } from "./unbroken.tsx";

/**
 * A phone number in the groups of its country, such as "+91 98765 43210". The number plans of the world are loaded only
 * for numbers that need them; until then the number is shown as it is stored.
 */
function usePhoneFormat(number: string): string {
  const [loaded, setLoaded] = useState<{ readonly number: string; readonly text: string }>();
  const plain = formatIndianMobile(number);
  useEffect(() => {
    if (plain !== undefined) return;
    let isCurrent = true;
    import("./phone-number.ts").then(
      ({ formatPhone }) => isCurrent && setLoaded({ number, text: formatPhone(number) }),
      () => undefined, // without a connection the number stays as it is stored
    );
    return () => {
      isCurrent = false;
    };
  }, [number, plain]);
  return plain ?? (loaded?.number === number ? loaded.text : number);
}

/** A phone number in groups, never broken over two lines. */
export const PhoneText = ({ children }: { children: string }) => <Unbroken>{usePhoneFormat(children)}</Unbroken>;
