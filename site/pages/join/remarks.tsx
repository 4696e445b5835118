import { maxReplyCharacters } from "#domain/joining/messages.ts";
import { answerSteps, type JoiningStep } from "#domain/joining/steps.ts";
import { OfficeWords } from "../../parts/entry-words.tsx";
import panels from "../../parts/forms/form-page.module.css";
import { SiteTextArea } from "../../parts/forms/site-fields.tsx";
import { useHref, usePageTexts, useSite } from "../../parts/site-context.ts";
import classes from "./application.module.css";
import type { OpenedApplication } from "./load.ts";
import { answersFormId, hasReplyForm, replyFormId } from "./shown-step.ts";

type Shown = { readonly application: OpenedApplication; readonly shown: JoiningStep | undefined };
type Remark = OpenedApplication["remarks"][number];

const isOpen = ({ isSent }: Remark): boolean => !isSent;

/** What the council asked, with the answers; while it waits for the applicant and no step is shown, as a form. */
export function Remarks({ application, shown }: Shown) {
  const texts = usePageTexts().join;
  const href = useHref();
  const { key, remarks, state } = application;
  if (remarks.length === 0) return null;
  const isForm = hasReplyForm(application, shown);
  return (
    <section className={panels.panel} aria-labelledby="remarks">
      <h2 id="remarks">{texts.remarks}</h2>
      {isForm && <ReplyForm application={application} />}
      {remarks
        .filter((remark) => !isForm || !isOpen(remark))
        .map(({ id, field, remark, reply }) => (
          <div key={id} className={classes.document}>
            <h3>{field === null ? texts.general : texts.documents[field]}</h3>
            <p className={classes.lines}>
              <OfficeWords text={remark} />
            </p>
            {reply !== "" && (
              <p className={classes.lines}>
                {texts.sentReply}: {reply}
              </p>
            )}
          </div>
        ))}
      {state === "needs_reply" && !isForm && (
        <p>
          {answerSteps.some((step) => step === shown) ? (
            <button type="submit" form={answersFormId} name="to" value="overview" className="site-button" data-variant="outline">
              {texts.toReply}
            </button>
          ) : (
            <a href={href("join", { key })} className="site-button" data-variant="outline">
              {texts.toReply}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

function ReplyForm({ application: { key, remarks, problem } }: Pick<Shown, "application">) {
  const { address } = useSite();
  const texts = usePageTexts().join;
  return (
    <form id={replyFormId} method="post" action={`${address.path}/reply?key=${encodeURIComponent(key)}`} noValidate className={classes.form}>
      {remarks.filter(isOpen).map(({ id, field, remark, reply, hasReply }) => (
        <div key={id} className={classes.document}>
          <h3>{field === null ? texts.general : texts.documents[field]}</h3>
          <p className={classes.lines}>
            <OfficeWords text={remark} />
          </p>
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
  );
}

type Answer = Pick<Remark, "reply" | "hasReply">;

/** Whether the problem of the page is about this answer. */
function isWrong(problem: string | undefined, { reply, hasReply }: Answer): problem is "not_answered" | "reply_too_long" {
  return (problem === "not_answered" && !hasReply) || (problem === "reply_too_long" && reply.length > maxReplyCharacters);
}
