export const home = {
  lead: "We help Indian makers of medical devices reach buyers in more than 150 export destinations.",
};
