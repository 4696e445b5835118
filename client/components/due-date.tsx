import { StatusTag } from "../shared/status-tag.tsx";
import { formatDate, isPastDay } from "../shared/format.ts";

/** The last day for an action. From the day after it, the mark "Overdue" follows it. @param date YYYY-MM-DD in India */
export const DueDate = ({ date }: { date: string }) => (
  <>
    {formatDate(date)}
    <OverdueMark date={date} />
  </>
);

/** The mark "Overdue" for a day that is past. Draws nothing for a later day, or without a day. */
export const OverdueMark = ({ date }: { date: string | undefined }) =>
  date !== undefined &&
  isPastDay(date) && (
    <>
      {" "}
      <StatusTag tone="orange">Overdue</StatusTag>
    </>
  );
