import { ruleWords } from "#domain/rules/rule-words.hi.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import type { OwnInvoices } from "./invoice-views.ts";

type Words = { readonly en: string; readonly hi: string };
type OwnMembership = Pick<OwnInvoices, "isMember" | "membershipStartsOn" | "membershipEndOn" | "toPay">;

/** The state of the membership and what renews it, in both languages. @source desks-and-more.md 5 */
export function membershipWords({ isMember, membershipStartsOn, membershipEndOn, toPay }: OwnMembership): Words {
  const stands = standingWords({ isMember, membershipStartsOn, membershipEndOn });
  const isOver = !isMember && membershipStartsOn === null;
  if (toPay === null)
    return isOver
      ? {
          en: `${stands.en} To renew it, write to the council for an invoice.`,
          hi: `${stands.hi} नवीनीकरण के लिए परिषद को लिखकर बीजक माँगें।`,
        }
      : stands;
  const due = formatPaise(toPay.duePaise);
  const dueInHindi = ruleWords.rupees(due);
  if (!isOver)
    return {
      en: `${stands.en} The invoice ${toPay.number} is not paid: ${due}, due on ${formatDate(toPay.dueOn)}.`,
      hi: `${stands.hi} बीजक ${toPay.number} का भुगतान शेष है: ${dueInHindi}, अंतिम तिथि ${formatDate(toPay.dueOn)}।`,
    };
  if (toPay.isOverdue)
    return {
      en: `${stands.en} To renew it, pay the invoice ${toPay.number}: ${due}. It was due on ${formatDate(toPay.dueOn)} and can still be paid.`,
      hi: `${stands.hi} नवीनीकरण के लिए बीजक ${toPay.number} का भुगतान करें: ${dueInHindi}। अंतिम तिथि ${formatDate(toPay.dueOn)} थी; भुगतान अब भी किया जा सकता है।`,
    };
  return {
    en: `${stands.en} To renew it, pay the invoice ${toPay.number}: ${due} by ${formatDate(toPay.dueOn)}.`,
    hi: `${stands.hi} नवीनीकरण के लिए बीजक ${toPay.number} का भुगतान करें: ${dueInHindi}, ${formatDate(toPay.dueOn)} तक।`,
  };
}

function standingWords({ isMember, membershipStartsOn, membershipEndOn }: Omit<OwnMembership, "toPay">): Words {
  const day = formatDate(membershipEndOn);
  if (isMember) return { en: `Your membership is valid until ${day}.`, hi: `आपकी सदस्यता ${day} तक मान्य है।` };
  if (membershipStartsOn === null) return { en: `Your membership ended on ${day}.`, hi: `आपकी सदस्यता ${day} को समाप्त हो गई।` };
  const from = formatDate(membershipStartsOn);
  return {
    en: `Your membership starts on ${from} and is then valid until ${day}.`,
    hi: `आपकी सदस्यता ${from} से आरंभ होगी और ${day} तक मान्य रहेगी।`,
  };
}

/** How a firm pays, in both languages. */
export const payWords = {
  en: "Pay by bank transfer from the account of your firm, and name the number of the invoice in the transfer. The portal takes no payments. The office records yours from its bank statement; a proof that you send here makes it faster.",
  hi: "अपनी फ़र्म के खाते से बैंक अंतरण द्वारा भुगतान करें और अंतरण में बीजक संख्या लिखें। यह पोर्टल भुगतान नहीं लेता। कार्यालय बैंक विवरण से आपका भुगतान दर्ज करता है; यहाँ प्रमाण भेजने से यह शीघ्र होता है।",
} as const;
