import { maxReplyCharacters } from "#domain/joining/messages.ts";
import panels from "../../parts/forms/form-page.module.css";
import { SiteTextArea } from "../../parts/forms/site-fields.tsx";
import { usePageTexts, useSite } from "../../parts/site-context.ts";
import classes from "./application.module.css";
import type { OpenedApplication } from "./load.ts";

/** What the council asked, with the answers; while it waits for the applicant, as a form. */
export function Remarks({ application }: { readonly application: OpenedApplication }) {
  const { address } = useSite();
  const texts = usePageTexts().join;
  const { key, remarks, state, problem } = application;
  if (remarks.length === 0) return null;
  const open = state === "needs_reply" ? remarks.filter(({ isSent }) => !isSent) : [];
  const others = remarks.filter((remark) => !open.includes(remark));
  const aboutOf = (field: (typeof remarks)[number]["field"]): string => (field === null ? texts.general : texts.documents[field]);
  return (
    <section className={panels.panel} aria-labelledby="remarks">
      <h2 id="remarks">{texts.remarks}</h2>
      {open.length > 0 && (
        <form method="post" action={`${address.path}/reply?key=${encodeURIComponent(key)}`} noValidate className={classes.form}>
          {open.map(({ id, field, remark, reply, hasReply }) => (
            <div key={id} className={classes.document}>
              <h3>{aboutOf(field)}</h3>
              <p className={classes.lines}>{remark}</p>
              {field !== null && (
                <p>
                  {/* A link would lose what is typed below. */}
                  <button type="submit" name="to" value={field} className="site-button" data-variant="outline">
                    {texts.uploadAnother}
                  </button>
                </p>
              )}
              {hasReply && reply === "" && <p className={classes.small}>{texts.newerDocument}</p>}
              <SiteTextArea
                id={`reply-${id}`}
                label={texts.yourReply}
                hint={field === null ? texts.replyLimit : `${texts.replyHint} ${texts.replyLimit}`}
                isOptional
                rows={3}
                initial={reply}
                error={isWrong(problem, { reply, hasReply }) ? texts.problems[problem] : undefined}
              />
            </div>
          ))}
          <div>
            <button type="submit" className="site-button">
              {texts.sendReply}
            </button>
          </div>
        </form>
      )}
      {others.map(({ id, field, remark, reply }) => (
        <div key={id} className={classes.document}>
          <h3>{aboutOf(field)}</h3>
          <p className={classes.lines}>{remark}</p>
          {reply !== "" && (
            <p className={classes.lines}>
              {texts.sentReply}: {reply}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

type Answer = Pick<OpenedApplication["remarks"][number], "reply" | "hasReply">;

/** Whether the problem of the page is about this answer. */
function isWrong(problem: string | undefined, { reply, hasReply }: Answer): problem is "not_answered" | "reply_too_long" {
  return (problem === "not_answered" && !hasReply) || (problem === "reply_too_long" && reply.length > maxReplyCharacters);
}
