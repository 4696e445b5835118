import { useHref, useTexts } from "../../lib/site-context.ts";
import classes from "./home-page.module.css";

/** /. @source specification 2 "Home" */
export function HomePage() {
  const { frame, home, pages } = useTexts();
  const href = useHref();
  return (
    <div className={classes.hero}>
      <h1>{frame.councilName}</h1>
      <p>{home.lead}</p>
      <p>
        <a className="site-button" data-look="accent" href={href("become-a-member")}>
          {pages["become-a-member"]}
        </a>
      </p>
    </div>
  );
}
