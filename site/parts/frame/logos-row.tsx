import { council } from "#domain/council.ts";
import { CouncilMark } from "#client/shared/council-mark.tsx";
import { OutLink } from "../out-link.tsx";
import { useHref, useSite } from "../site-context.ts";
import classes from "./logos-row.module.css";

/** The council, and the government bodies behind it. @source specification 2 "Shared frame" */
export function LogosRow() {
  const { language, texts } = useSite();
  const href = useHref();
  return (
    <div className={classes.row}>
      <a href={href("home")} className={classes.home}>
        <CouncilMark size={56} wordmark="sign" />
        <span className={classes.names}>
          <span className={classes.name}>{texts.frame.councilName}</span>
          <span className={classes.under}>{texts.frame.underWhom}</span>
        </span>
      </a>
      <ul className={classes.bodies} aria-label={texts.frame.bodies}>
        {council.bodies.map(({ sign, name, hindiName, url }) => (
          <li key={url}>
            <OutLink href={url} className={classes.body} hasIcon={false}>
              <BodySign sign={sign} />
              <span>{language === "hi" ? hindiName : name}</span>
            </OutLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A neutral mark with the initials of the body. The emblem of the state may not be copied. */
function BodySign({ sign }: { sign: string }) {
  return (
    <svg className={classes.sign} width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 2 36 8v12c0 9-7 15-16 18C11 35 4 29 4 20V8z" className={classes.shield} />
      <text x="20" y="23.5" textAnchor="middle" className={classes.initials} data-long={sign.length > 3 || undefined}>
        {sign}
      </text>
    </svg>
  );
}
