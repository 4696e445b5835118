import type { ReadingWidthPx } from "../../components/page-picture.ts";

/** The URL of a stored document as it was uploaded. */
export const fileUrl = (reimbursementId: string, fileId: string): string => `/files/${reimbursementId}/${fileId}`;

/** The URL of the archive with the newest documents of a reimbursement. */
export const archiveUrl = (reimbursementId: string): string => `/files/${reimbursementId}/all.zip`;

type PageWidthPx = 320 | ReadingWidthPx;

/** The URL of one page of a document as a picture; pages count from 1. */
export const pageUrl = (reimbursementId: string, fileId: string, page: number, widthPx: PageWidthPx = 1200): string =>
  `${fileUrl(reimbursementId, fileId)}/pages/${page}?width=${widthPx}`;
