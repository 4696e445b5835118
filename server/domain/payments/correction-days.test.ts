import { expect, it } from "vitest";
import { correctionDays, type SanctionBooking } from "./correction-days.ts";

const booked = (...bookings: readonly (readonly [kind: "give" | "takeBack" | "open", day: string])[]): SanctionBooking[] =>
  bookings.map(([kind, day]) => ({
    kind: ({ give: "sanction", takeBack: "cancel_sanction", open: "open_again" } as const)[kind],
    occurredOn: `2026-${day}`,
    amountPaise: 100_00,
  }));

// February is closed, and it is 15 April.
it.each<[string, SanctionBooking[], string | undefined, [takenBack: string, given: string]]>([
  ["two open days", booked(["give", "03-10"]), "03-05", ["03-10", "03-05"]],
  ["an open day to a later one", booked(["give", "03-05"]), "03-10", ["03-05", "03-10"]],
  ["an open day to a closed one", booked(["give", "03-05"]), "02-20", ["04-15", "04-15"]],
  ["a closed day to an open one", booked(["give", "02-20"]), "03-05", ["04-15", "04-15"]],
  ["a line that opened again", booked(["give", "03-05"], ["open", "03-20"]), "03-07", ["03-20", "03-20"]],
  ["a second time", booked(["give", "03-10"], ["takeBack", "03-10"], ["give", "03-05"]), "03-03", ["03-05", "03-03"]],
  ["what counts since a correction", booked(["give", "03-05"], ["takeBack", "04-10"], ["give", "04-10"]), "03-10", ["04-10", "04-10"]],
  ["nothing in its place", booked(["give", "03-10"]), undefined, ["03-10", "03-10"]],
])("a correction of %s counts once on every day", (_, bookings, newDay, [takenBack, given]) => {
  const days = correctionDays(bookings, {
    newDay: newDay === undefined ? undefined : `2026-${newDay}`,
    closedThrough: "2026-02-28",
    today: "2026-04-15",
  });
  expect(days).toEqual({ takenBackOn: `2026-${takenBack}`, givenOn: `2026-${given}` });
});
