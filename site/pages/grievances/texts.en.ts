export const texts = {
  label: "Grievances",
  description: "Whom to tell when something went wrong, step by step, and where to go if the answer does not satisfy you.",
};
