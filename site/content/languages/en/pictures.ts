/** Lists of pictures. */
export const pictures = {
  enlarge: "larger view",
  count: (index: number, count: number) => `${index} of ${count}`,
};
