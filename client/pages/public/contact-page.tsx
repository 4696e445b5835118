import { ContactForm } from "../../features/site/forms/contact-form.tsx";
import { CouncilAddress } from "../../features/site/contact/council-address.tsx";
import { OfficeCards } from "../../features/site/contact/office-cards.tsx";
import classes from "../../features/site/contact/contact.module.css";
import { Island } from "../../lib/island.tsx";
import { useTexts } from "../../lib/site-context.ts";

/** /contact-us. @source specification 2 "Other public pages" */
export function ContactPage() {
  const { contact } = useTexts();
  return (
    <div className={classes.layout}>
      <p>{contact.lead}</p>
      <div className={classes.top}>
        <section className={classes.panel} aria-labelledby="write">
          <h2 id="write">{contact.write}</h2>
          <Island name="contact-form" of={ContactForm} props={{}} />
        </section>
        <CouncilAddress />
      </div>
      <OfficeCards />
    </div>
  );
}
