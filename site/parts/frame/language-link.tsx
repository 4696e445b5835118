import { translated } from "../../content/addresses.ts";
import { languages, type Language } from "../../content/languages/languages.ts";
import { useSite } from "../site-context.ts";
import classes from "./top-bar.module.css";

/**
 * Names of languages as pictures, because not every device has the font: a reader would see empty boxes, and the font for one word is
 * 77 KB. Outlines of IBM Plex Sans Devanagari (SIL Open Font License); one unit is a hundredth of an em.
 */
const outlines: { readonly [L in Language]?: { readonly width: number; readonly path: string } } = {
  hi: {
    width: 210,
    path: "M12-64L-2-64L-2-70L12-70L12-73Q12-77 14-81Q15-85 19-87Q23-90 28-92Q33-93 40-93Q46-93 51-92Q56-91 60-89Q65-88 68-86Q72-84 75-81L73-76Q69-78 65-80Q62-82 58-84Q54-85 50-86Q45-87 40-87Q35-87 31-86Q27-84 24-82Q22-80 20-78Q19-75 19-73L19-70L33-70L33-64L19-64L19 0L12 0ZM66 10Q59 10 54 9Q50 7 46 4Q43 1 41-2Q40-6 40-11Q40-16 41-20Q43-24 46-27L46-27Q43-30 41-33Q39-36 39-40Q39-45 42-48Q46-52 53-52L69-52L69-64L29-64L29-70L89-70L89-64L77-64L77-45L53-45Q49-45 47-44Q46-42 46-39Q46-36 47-34Q48-32 50-30Q55-32 61-32Q66-32 69-31Q73-29 76-27Q78-24 80-21Q81-17 81-14L81-9L74-9L74-14Q74-19 71-22Q68-26 61-26Q58-26 55-25Q52-24 51-22Q49-20 48-18Q47-16 47-13L47-10Q47-3 52 0Q57 4 67 4L76 4L76 10ZM84-70L177-70L177-64L164-64L164-43L148-43Q144-43 141-42Q138-41 136-39Q134-38 133-35Q132-32 132-30L132-27Q132-21 136-17Q141-13 150-13Q151-13 153-13Q154-13 155-13L153-21Q154-22 156-22Q158-23 160-23Q164-23 166-21Q168-19 168-16Q168-13 167-12Q166-10 163-9L165-5L168 4L163 6L159-4L158-7Q154-7 149-7Q144-7 139-8Q134-10 131-12Q128-15 126-19Q124-23 124-29Q124-32 125-36L125-36L104-36L104-26Q102-26 100-26Q96-26 94-28Q93-30 93-34Q93-38 95-40Q97-42 102-42L129-42Q132-46 137-48Q142-50 149-50L157-50L157-64L84-64ZM187-64L173-64L173-70L187-70L187-75Q187-80 184-83Q181-86 176-86Q172-86 168-84Q165-81 162-76L156-80Q160-85 165-89Q170-93 176-93Q181-93 184-91Q187-90 189-88Q192-85 193-82Q194-79 194-75L194-70L208-70L208-64L194-64L194 0L187 0Z",
  },
};

/**
 * The same page in another language, under that language's own name. Beside a form in which something is typed it is a button that stores that:
 * a link would lose it.
 * @source ux.md "Public pages"
 */
export function LanguageLink({ to }: { readonly to: Language }) {
  const { address, typedForm } = useSite();
  const { name } = languages[to];
  const sign = outlines[to];
  const label = sign === undefined ? undefined : name;
  const shown =
    sign === undefined ? (
      name
    ) : (
      <svg viewBox={`-2 -94 ${sign.width} 104`} className={classes.sign} aria-hidden="true">
        <path d={sign.path} />
      </svg>
    );
  if (typedForm === undefined)
    return (
      <a className={classes.link} href={translated(address.path, to, address.search)} lang={to} hrefLang={to} aria-label={label} title={label}>
        {shown}
      </a>
    );
  return (
    <>
      {/* Enter in a field presses the first button of its form in the page, which leads nowhere else. */}
      <button type="submit" form={typedForm.id} className="portal-unseen" tabIndex={-1} aria-hidden />
      <button
        type="submit"
        form={typedForm.id}
        formAction={translated(`${address.path}/${typedForm.action}`, to, address.search)}
        name="to"
        value="language"
        className={classes.link}
        lang={to}
        aria-label={label}
        title={label}
      >
        {shown}
      </button>
    </>
  );
}
