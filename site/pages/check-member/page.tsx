import { formatDate } from "#client/shared/format.ts";
import { SectionAside } from "../../parts/frame/section-aside.tsx";
import classes from "../../parts/forms/form-page.module.css";
import fields from "../../parts/forms/site-fields.module.css";
import { type SitePageProps, usePageTexts, useTexts } from "../../parts/site-context.ts";
import type { CheckMemberContent } from "./load.ts";

/** Whether a firm is a member today, by the code of its mark. A plain form, which this page answers with what was typed. */
export function Page({ content: { answer }, address }: SitePageProps<CheckMemberContent>) {
  const texts = usePageTexts()["check-member"];
  const { code: typed } = address.search;
  const hasNoCode = typed !== undefined && answer === undefined;
  return (
    <div className={classes.beside}>
      <div className={classes.layout}>
        <p>{texts.lead}</p>
        {answer !== undefined && <Answer {...answer} />}
        <form className={classes.panel} action={address.path}>
          <div className={fields.field}>
            <label htmlFor="code" className={fields.label}>
              {texts.code}
            </label>
            <div id="code-hint" className={fields.hint}>
              {texts.hint}
            </div>
            {hasNoCode && (
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
              aria-invalid={hasNoCode}
              aria-describedby={hasNoCode ? "code-error code-hint" : "code-hint"}
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

function Answer({ isMember, name, askedOn }: NonNullable<CheckMemberContent["answer"]>) {
  const { frame } = useTexts();
  const texts = usePageTexts()["check-member"];
  const who = name ?? texts.unknownFirm;
  return (
    <div className={classes.panel} role="status">
      <h2>{isMember ? texts.yes : texts.no}</h2>
      <p>{isMember ? texts.isMember(who) : texts.isNoMember(who)}</p>
      <p>{frame.asOf(formatDate(askedOn))}</p>
    </div>
  );
}
