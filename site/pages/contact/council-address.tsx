import { council } from "#domain/council.ts";
import { OutLink } from "../../parts/out-link.tsx";
import { usePageTexts, useTexts } from "../../parts/site-context.ts";
import { AreaMap } from "../../parts/drawings/area-map.tsx";
import classes from "../../parts/forms/form-page.module.css";

const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(council.address.join(", "))}`;

/** The address of the council, with a drawing that links to a map. @source specification 2 "/contact-us" */
export function CouncilAddress() {
  const texts = usePageTexts().contact;
  const { frame } = useTexts();
  return (
    <section className={classes.panel} aria-labelledby="address">
      <h2 id="address">{texts.address}</h2>
      <address className={classes.address}>
        <strong>{frame.councilName}</strong>
        {frame.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={`mailto:${council.contactEmail}`}>{council.contactEmail}</a>
      </address>
      <OutLink href={map} className={classes.map} hasIcon={false}>
        <AreaMap label={texts.mapDrawing} names={texts.mapNames} />
        <span>{texts.map}</span>
      </OutLink>
    </section>
  );
}
