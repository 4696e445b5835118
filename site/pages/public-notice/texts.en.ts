import { council } from "#domain/council.ts";

export const texts = {
  label: "Public Notices",
  description: `Public notices and tenders of ${council.shortName}.`,
  noticeKinds: "Notices and tenders",
  isArchived: "What you look for is past its date.",
  readArchived: "Read it in the archive",
  archive: "Notices and tenders past their date",
  alerts: "New ones by e-mail",
  feed: "Follow notices and tenders in a feed reader (RSS)",
};
