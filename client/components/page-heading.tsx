import { Group, Text, Title } from "@mantine/core";
import { Fragment, useEffect, useRef, type ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { council } from "#domain/council.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { setWindowTitle } from "../lib/window-title.ts";
import { IconArrowLeft } from "../shared/icons.ts";
import { todayInIndia } from "../shared/server-clock.ts";
import classes from "./page-heading.module.css";
import { Unbroken } from "./unbroken.tsx";

export type PageHeadingProps = {
  readonly title: string;
  /** A line under the heading. */
  readonly lead?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string; /** Carried along by the link. */ readonly state?: unknown };
  /** Buttons and links of the whole page. */
  readonly actions?: ReactNode;
  /** Added to the window's title, such as "page 2 of 5". */
  readonly titleNote?: string;
};

let firstLocationKey: string | undefined;
let hasMoved = false;

/** The h1 of a page. It sets the window's title and receives focus when the route or the title changes. */
export function PageHeading({ title, lead, back, actions, titleNote }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();

  useEffect(() => {
    setWindowTitle(`${title}${titleNote === undefined ? "" : `, ${titleNote}`} - ${council.shortName}`);
  }, [title, titleNote]);

  // The first page keeps the browser's own start, so that the skip link comes first there.
  useEffect(() => {
    firstLocationKey ??= key;
    // Going back to the first page is a change of page, too.
    hasMoved ||= key !== firstLocationKey;
    if (hasMoved) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new key alone (a filter in the address) is no new page
  }, [pathname, title]);

  return (
    <div className={classes.heading}>
      <p className="portal-only-printed">
        {council.fullName}, printed on {formatIndianDate(todayInIndia())}
      </p>
      {back !== undefined && (
        <Link to={back.to} state={back.state} className={`${classes.back} portal-not-printed`}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {back.label}
        </Link>
      )}
      <Group justify="space-between" align="flex-start" gap="sm">
        <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
          <Words text={title} />
        </Title>
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </Group>
      {lead !== undefined && (
        <Text component="div" c="dimmed" maw="var(--portal-measure)" mt={4}>
          {lead}
        </Text>
      )}
    </div>
  );
}

/** A number such as PLT-2627-00008 stays in one line, however narrow the page. */
const number = /^[A-Z]{2,5}-\d/;

function Words({ text }: { text: string }) {
  return text.split(" ").map((word, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the words of one text have no other name
    <Fragment key={place}>
      {place > 0 && " "}
      {number.test(word) ? <Unbroken>{word}</Unbroken> : word}
    </Fragment>
  ));
}
