import type { RegistrationView } from "#domain/site/registration-views.ts";
import classes from "../../features/site/contact/contact.module.css";
import { RegisteredEvent } from "../../features/site/events/registered-event.tsx";
import { RegistrationForm } from "../../features/site/forms/registration-form.tsx";
import { SectionAside } from "../../features/site/section-aside.tsx";
import { Island } from "../../lib/island.tsx";
import { useTexts, type SitePageProps } from "../../lib/site-context.ts";

/** /registrationform. @source specification 2 "Other public pages" */
export function RegistrationPage({ content }: SitePageProps<RegistrationView>) {
  const { contact } = useTexts();
  const { event, state } = content;
  return (
    <div className={classes.beside}>
      <div className={classes.layout}>
        <p>{contact.registrationLead}</p>
        <RegisteredEvent view={content} />
        {state !== "closed" && (
          <section className={classes.panel} aria-labelledby="details">
            <h2 id="details">{contact.yourDetails}</h2>
            <Island name="registration-form" of={RegistrationForm} props={{ eventId: event?.slug }} />
          </section>
        )}
      </div>
      <SectionAside />
    </div>
  );
}
