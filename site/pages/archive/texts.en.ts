export const texts = {
  label: "Archive",
  description: "Notices and tenders whose date has passed.",
  lead: "These notices and tenders are past their date and hold no longer. Those that hold:",
  kinds: "Past notices and tenders",
};
