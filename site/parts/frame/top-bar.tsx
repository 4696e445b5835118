import { council, paths } from "#domain/council.ts";
import { languageKeys } from "../../content/languages/languages.ts";
import { OutLink } from "../out-link.tsx";
import { StaticPart } from "../static-part.tsx";
import { useSite, useTexts } from "../site-context.ts";
import { FrameSearch } from "../search/frame-search.tsx";
import { LanguageLink } from "./language-link.tsx";
import { ThemeSettings } from "./theme-settings.tsx";
import classes from "./top-bar.module.css";

/** The bar above everything: theme, language, social media and login. @source specification 2 "Shared frame" */
export function TopBar() {
  const { language, texts } = useSite();
  const { frame } = texts;
  return (
    <div className={classes.bar}>
      <div className={classes.inner} role="group" aria-label={frame.topBar}>
        <StaticPart of={SocialLinks} props={{}} />
        <StaticPart of={FrameSearch} props={{}} />
        <StaticPart of={ThemeSettings} props={{}} />
        {languageKeys
          .filter((key) => key !== language)
          .map((key) => (
            <LanguageLink key={key} to={key} />
          ))}
        <a className={classes.login} href={paths.login}>
          {frame.login}
        </a>
      </div>
    </div>
  );
}

function SocialLinks() {
  const { frame } = useTexts();
  return (
    <ul className={classes.social} aria-label={frame.socialLinks}>
      {council.social.map(({ name, url }) => (
        <li key={url}>
          <OutLink href={url} className={classes.link} hasIcon={false}>
            {name}
          </OutLink>
        </li>
      ))}
    </ul>
  );
}
