import { writeReviewFilters, type ListFilters } from "./use-review-filters.ts";

/** All pages of the list as it is filtered and sorted. */
export const exportAddress = (path: string, filters: ListFilters): string => {
  const query = writeReviewFilters({ ...filters, page: 1 }).toString();
  return query === "" ? path : `${path}?${query}`;
};
