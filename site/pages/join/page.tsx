import classes from "../../parts/forms/form-page.module.css";
import { SectionAside } from "../../parts/frame/section-aside.tsx";
import { type SitePageProps, useHref, usePageTexts } from "../../parts/site-context.ts";
import { Application } from "./application.tsx";
import { JoinForm } from "./join-form.tsx";
import type { JoinContent } from "./load.ts";

/** The application for membership: the form that sends a link and, with a link, the application. @source desks-and-more.md 5 */
export function Page({ content }: SitePageProps<JoinContent>) {
  if (content.kind === "application") return <Application application={content.application} />;
  return content.kind === "gone" ? <Gone /> : <Start />;
}

function Start() {
  const texts = usePageTexts().join;
  const pages = usePageTexts();
  const href = useHref();
  return (
    <div className={classes.beside}>
      <div className={classes.layout}>
        <p>{texts.lead}</p>
        <p>{texts.before}</p>
        <p>
          {texts.others} <a href={href("membership-query")}>{pages["membership-query"].label}</a>
        </p>
        <section className={`${classes.panel} site-not-printed`} aria-labelledby="begin">
          <h2 id="begin">{texts.beginTitle}</h2>
          <p>{texts.beginHint}</p>
          <JoinForm />
        </section>
      </div>
      <SectionAside />
    </div>
  );
}

function Gone() {
  const texts = usePageTexts().join;
  const href = useHref();
  return (
    <div className={classes.layout}>
      <p role="status" className={classes.note}>
        {texts.gone}
      </p>
      <p>
        <a href={href("join")} className="site-button">
          {texts.begin}
        </a>
      </p>
    </div>
  );
}
