/** About pages. */
export const about = {
  committeeLead: "The council is run by a committee of elected and nominated members. Each card names an office.",
  committee: "Members of the committee",
  noCommittee: "The committee of this term is not published yet.",
  officialsLead: "Write to the office that deals with your matter.",
  officials: "Offices of the secretariat",
  noOfficials: "The offices are not published yet.",
  drawing: "A globe with ways from India to five other places, and a syringe, a pulse and a cross",
};
