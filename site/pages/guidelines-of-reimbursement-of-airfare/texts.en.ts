export const texts = {
  label: "Guidelines of Reimbursement of Airfare",
  description: "Whose airfare to an exhibition abroad is reimbursed, and in which class.",
};
