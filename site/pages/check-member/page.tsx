import { SectionAside } from "../../parts/frame/section-aside.tsx";
import classes from "../../parts/forms/form-page.module.css";
import fields from "../../parts/forms/site-fields.module.css";
import { type SitePageProps, usePageTexts } from "../../parts/site-context.ts";

/**
 * Whether a firm is a member today, by the code of its mark. A plain form: a code leads to the answer, and this page comes back with what was
 * typed where there is no code in it.
 */
export function Page({ address }: SitePageProps<Record<string, never>>) {
  const texts = usePageTexts()["check-member"];
  const { code } = address.search;
  // The address that refuses an empty field has a hyphen.
  const typed = code === "-" ? "" : code;
  return (
    <div className={classes.beside}>
      <div className={classes.layout}>
        <p>{texts.lead}</p>
        <form className={classes.panel} action={`${address.path}/open`}>
          <div className={fields.field}>
            <label htmlFor="code" className={fields.label}>
              {texts.code}
            </label>
            <div id="code-hint" className={fields.hint}>
              {texts.hint}
            </div>
            {typed !== undefined && (
              <p id="code-error" className={fields.error} role="alert">
                {texts.noCode}
              </p>
            )}
            <input
              id="code"
              name="code"
              className={fields.input}
              defaultValue={typed}
              maxLength={200}
              autoComplete="off"
              aria-invalid={typed !== undefined}
              aria-describedby={typed === undefined ? "code-hint" : "code-error code-hint"}
            />
          </div>
          <p>
            <button className="site-button">{texts.check}</button>
          </p>
        </form>
      </div>
      <SectionAside />
    </div>
  );
}
