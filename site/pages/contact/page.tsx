import type { ContactPageView } from "#domain/site/offices-view.ts";
import { ContactForm } from "../../parts/forms/contact-form.tsx";
import { CouncilAddress } from "./council-address.tsx";
import classes from "../../parts/forms/form-page.module.css";
import { OfficeList } from "../../parts/offices/office-list.tsx";
import { type SitePageProps, usePageTexts } from "../../parts/site-context.ts";

/** /contact-us. @source specification 2 "Other public pages" */
export function Page({ content: { offices } }: SitePageProps<ContactPageView>) {
  const texts = usePageTexts().contact;
  return (
    <div className={classes.layout}>
      <p>
        {texts.lead} {offices.length > 0 && <a href="#offices">{texts.offices}</a>}
      </p>
      <div className={classes.top}>
        <section className={`${classes.panel} site-not-printed`} aria-labelledby="write">
          <h2 id="write">{texts.write}</h2>
          <ContactForm />
        </section>
        <CouncilAddress />
      </div>
      <OfficeList id="offices" title={texts.offices} offices={offices} />
    </div>
  );
}
