import { UnstyledButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import classes from "./document-viewer.module.css";

type ViewerOverviewProps = {
  readonly page: number;
  readonly pages: number;
  readonly pageUrl: (page: number) => string;
  readonly onPage: (page: number) => void;
};

/** All pages as small pictures; choosing one opens it. */
export function ViewerOverview({ page, pages, pageUrl, onPage }: ViewerOverviewProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: "nearest" }), [page]);
  return (
    <nav className={classes.overview} aria-label="Pages">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <UnstyledButton
          key={number}
          ref={number === page ? current : undefined}
          className={classes.small}
          aria-current={number === page ? "page" : undefined}
          aria-label={`Page ${number}`}
          onClick={() => onPage(number)}
        >
          <img src={pageUrl(number)} alt="" loading="lazy" />
          {number}
        </UnstyledButton>
      ))}
    </nav>
  );
}
