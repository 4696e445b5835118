import type { RegistrationView } from "#domain/site/registration-views.ts";
import classes from "../../parts/forms/form-page.module.css";
import { RegisteredEvent } from "./registered-event.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { SectionAside } from "../../parts/frame/section-aside.tsx";
import { type SitePageProps, usePageTexts } from "../../parts/site-context.ts";

/** /registrationform. @source specification 2 "Other public pages" */
export function Page({ content }: SitePageProps<RegistrationView>) {
  const texts = usePageTexts().registration;
  const { event, choices, state } = content;
  return (
    <div className={classes.beside}>
      <div className={classes.layout}>
        <p>{texts.lead}</p>
        <RegisteredEvent view={content} />
        {state !== "closed" && (
          <section className={`${classes.panel} site-not-printed`} aria-labelledby="details">
            <h2 id="details">{texts.yourDetails}</h2>
            {(event !== null || choices.length > 0) && <p>{texts.again}</p>}
            <RegistrationForm choices={state === "unknown" || choices.length > 0 ? choices : undefined} />
          </section>
        )}
      </div>
      <SectionAside />
    </div>
  );
}
