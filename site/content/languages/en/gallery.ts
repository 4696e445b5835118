export const gallery = {
  enlarge: "larger view",
  previous: "Previous",
  next: "Next",
  close: "Close",
  all: "All pictures",
  none: "No pictures have been published yet.",
  count: (index: number, count: number) => `${index} of ${count}`,
};
