export const texts = {
  label: "Website Policies",
  description: "Who writes, approves, reviews and archives what stands here, and how the website is watched, protected and brought back.",
};
