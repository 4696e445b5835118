export const texts = {
  label: "Online RCMC",
  description: "Step by step: how to apply for the electronic Registration-cum-Membership Certificate (e-RCMC) on the DGFT portal.",
};
