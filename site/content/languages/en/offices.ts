/** The cards of offices. */
export const offices = {
  whom: "Whom to write to",
  notNamed: "The council has not named this office here yet. Write to the council, and name the office in the subject:",
  task: "Task",
  roles: {
    web: "Web Information Manager",
    information: "Public Information Officer under the Right to Information Act",
    informationAppeal: "First Appellate Authority under the Right to Information Act",
    grievance: "Grievance officer",
  },
  holder: "Officer",
  writeFor: "Write for",
  phone: "Phone",
  hours: "Hours",
  email: "Email",
  address: "Address",
  notProvided: "Not provided",
  noPhones: "Write by e-mail: telephone numbers are not published.",
};
