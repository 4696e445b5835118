import { expect, it } from "vitest";
import { correctionDays, elsewhereDay, type SanctionBooking } from "./correction-days.ts";

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

const ofDgft = (...bookings: readonly (readonly [kind: "give" | "takeBack" | "pay" | "reverse", day: string])[]): SanctionBooking[] =>
  bookings.map(([kind, day]) => ({
    kind: ({ give: "sanction_direct", takeBack: "cancel_sanction_direct", pay: "pay_elsewhere", reverse: "pay_elsewhere" } as const)[kind],
    occurredOn: `2026-${day}`,
    amountPaise: 100_00,
    reverses: kind === "reverse" ? "the payment before" : null,
  }));

// Each payment is of 30 March.
it.each<[string, SanctionBooking[], string]>([
  ["its own day", ofDgft(["give", "03-20"]), "03-30"],
  ["the day of an order that counts later", ofDgft(["give", "04-15"]), "04-15"],
  ["its own day after one of a wrong day", ofDgft(["give", "03-20"], ["pay", "04-03"], ["reverse", "04-03"]), "03-30"],
  ["the day on which the one before is taken back", ofDgft(["give", "03-20"], ["pay", "03-25"], ["reverse", "04-15"]), "04-15"],
  ["its own day where the one before is of the day of the order", ofDgft(["give", "03-20"], ["pay", "03-20"], ["reverse", "03-20"]), "03-30"],
  ["its own day after an order of a wrong day", ofDgft(["give", "04-10"], ["takeBack", "04-10"], ["give", "03-25"]), "03-30"],
])("a payment of DGFT counts on %s", (_, bookings, expected) => {
  expect(elsewhereDay(bookings, "2026-03-30")).toBe(`2026-${expected}`);
});
