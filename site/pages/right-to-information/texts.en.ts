export const texts = {
  label: "Right to Information",
  description: "How to ask the council for information under the Right to Information Act, 2005, and what it publishes by itself.",
};
