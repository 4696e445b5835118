import { council } from "#domain/council.ts";

export const texts = {
  label: "Public Notices",
  description: `Public notices and tenders of ${council.shortName}.`,
  noticeKinds: "Notices and tenders",
  feed: "Follow notices and tenders in a feed reader (RSS, in English)",
};
