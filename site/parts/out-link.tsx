import type { ReactNode } from "react";
import { useTexts } from "./site-context.ts";
import { IconExternalLink } from "#client/shared/icons.ts";
import classes from "./out-link.module.css";

type OutLinkProps = {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly hasIcon?: boolean;
  /** For a link that looks like a button. */ readonly variant?: "outline" | "accent";
};

/** A link to another website. It opens in a new tab and says so. @source ux.md "Public pages" */
export function OutLink({ href, children, className, hasIcon = true, variant }: OutLinkProps) {
  const { frame } = useTexts();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className} data-variant={variant}>
      {children}
      {hasIcon && (
        // A word joiner prevents a line break before the icon.
        <span aria-hidden="true" className={classes.icon}>
          {"\u2060"}
          <IconExternalLink size={16} />
        </span>
      )}{" "}
      <span className="portal-unseen">({frame.newTab(new URL(href).hostname)})</span>
    </a>
  );
}
