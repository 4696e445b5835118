/** Where a stored paper is fetched as it was uploaded. */
export const fileUrl = (reimbursementId: string, fileId: string): string => `/files/${reimbursementId}/${fileId}`;

/** Where the newest papers of a reimbursement are fetched in one archive. */
export const archiveUrl = (reimbursementId: string): string => `/files/${reimbursementId}/all.zip`;

type PageWidthPx = 320 | 800 | 1200 | 1800;

/** Where one page of a paper is fetched as a picture; pages count from 1. */
export const pageUrl = (reimbursementId: string, fileId: string, page: number, widthPx: PageWidthPx = 1200): string =>
  `${fileUrl(reimbursementId, fileId)}/pages/${page}?width=${widthPx}`;
