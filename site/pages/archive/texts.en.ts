export const texts = {
  label: "Archive",
  description: "Notices and tenders whose date has passed.",
  lead: "These notices and tenders are past their date and hold no longer. Those that hold:",
  none: "Nothing stands in this part of the archive yet.",
  kinds: "Past notices and tenders",
};
