/** Where a stored paper is fetched as it was uploaded. */
export const fileUrl = (reimbursementId: string, fileId: string): string => `/files/${reimbursementId}/${fileId}`;

/** Where one page of a paper is fetched as a picture; pages count from 1. */
export const pageUrl = (reimbursementId: string, fileId: string, page: number): string => `${fileUrl(reimbursementId, fileId)}/pages/${page}?width=1200`;
