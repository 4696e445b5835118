export const texts = {
  label: "RoDTEP",
  description: "Remission of Duties and Taxes on Exported Products (RoDTEP) for medical devices.",
};
