import type { ReactNode } from "react";
import { useTexts } from "./site-context.ts";
import { IconExternalLink } from "#client/shared/icons.ts";

type OutLinkProps = {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly hasIcon?: boolean;
  /** Of a link that looks like a button. */ readonly look?: "outline" | "accent";
};

/** A link that leaves this website, in a new tab, and says so. @source ux.md "Public pages" */
export function OutLink({ href, children, className, hasIcon = true, look }: OutLinkProps) {
  const { frame } = useTexts();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className} data-look={look}>
      {children}
      {hasIcon && (
        // The joiner keeps the sign on the line of the last word.
        <span aria-hidden="true" style={{ whiteSpace: "nowrap" }}>
          {"\u2060"}
          <IconExternalLink size={16} style={{ marginInlineStart: "0.25em", verticalAlign: "-0.15em" }} />
        </span>
      )}{" "}
      <span className="portal-unseen">({frame.newTab(new URL(href).hostname)})</span>
    </a>
  );
}
