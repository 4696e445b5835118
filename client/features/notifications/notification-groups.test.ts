import { afterEach, expect, it } from "vitest";
import { noteServerTime } from "../../shared/server-clock.ts";
import { groupNotifications } from "./notification-groups.ts";

afterEach(() => noteServerTime(new Date().toUTCString()));

const row = (id: string, createdAt: string, isRead: boolean) => ({ id, createdAt: new Date(createdAt), isRead });

it("puts the unread first and groups each part by day in India", () => {
  const groups = groupNotifications(
    [
      row("late", "2026-11-20T19:00:00Z", false), // 00:30 on the 21st in India
      row("before", "2026-11-20T18:00:00Z", false), // 23:30 on the 20th
      row("old", "2026-11-10T06:00:00Z", true),
    ],
    new Date("2026-11-21T06:00:00Z"),
  );
  expect(groups.map(({ heading, days }) => [heading, days.map(({ label, rows }) => [label, rows.map(({ id }) => id)])])).toEqual([
    [
      "Unread",
      [
        ["Today", ["late"]],
        ["Yesterday", ["before"]],
      ],
    ],
    ["Read", [["10-11-2026", ["old"]]]],
  ]);
});

it("takes today from the server, not from a device a day behind", () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  noteServerTime(tomorrow);
  expect(groupNotifications([row("new", tomorrow, true)]).map(({ days }) => days.map(({ label }) => label))).toEqual([["Today"]]);
});

it("is empty without notifications", () => expect(groupNotifications([], new Date())).toEqual([]));
