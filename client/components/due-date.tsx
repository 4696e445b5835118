import { StatusTag } from "../shared/status-tag.tsx";
import { formatDate, isPastDay } from "../shared/format.ts";

/** A date by which somebody is to act; a day later it says that it is over. @param date YYYY-MM-DD in India */
export const DueDate = ({ date }: { date: string }) => (
  <>
    {formatDate(date)}
    <OverdueMark date={date} />
  </>
);

/** Says that such a date is over; draws nothing before, and where there is none. */
export const OverdueMark = ({ date }: { date: string | undefined }) =>
  date !== undefined &&
  isPastDay(date) && (
    <>
      {" "}
      <StatusTag tone="orange">Overdue</StatusTag>
    </>
  );
