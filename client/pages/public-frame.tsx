import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { council, paths } from "#domain/council.ts";
import { CouncilMark } from "../shared/council-mark.tsx";
import classes from "./public-frame.module.css";

const contentId = "content";

/** The frame of the pages that everybody may read: the council's name, the way in, and where to find the council. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <a href={`#${contentId}`} className="portal-skip-link">
        Skip to the content
      </a>
      <header className={classes.bar}>
        <a href="/" className={classes.home}>
          <CouncilMark size={36} wordmark="full" on="bar" />
        </a>
        <Link to={paths.login} className={classes.login}>
          Login
        </Link>
      </header>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <footer className={classes.footer}>
        <p>{council.fullName}</p>
        <p>{council.address.join(", ")}</p>
        <Anchor href={paths.contact} py={4}>
          Contact us
        </Anchor>
      </footer>
    </div>
  );
}
