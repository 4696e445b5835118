export const texts = {
  label: "Circulars and OMs from Other Ministries",
  description: "Circulars and office memoranda of other ministries and bodies for the medical device industry.",
};
