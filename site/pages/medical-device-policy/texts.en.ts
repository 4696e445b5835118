export const texts = {
  label: "Medical Device Policy",
  description: "The National Medical Devices Policy 2023: aims, strategies and what it means for exporters.",
};
