export const texts = {
  label: "Guidelines of Reimbursement of Airfare",
  description: "When airfare to an exhibition abroad is reimbursed, and how to claim it.",
};
