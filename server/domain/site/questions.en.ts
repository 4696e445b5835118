import { council } from "../council.ts";
import type { QuestionGroup } from "./questions.ts";

const { shortName, fullName } = council;

/** What people ask the council, in English. @source specification 2, 5, 9; product.md; the facts of the policy pages */
export const questionsInEnglish: readonly QuestionGroup[] = [
  {
    title: "Membership",
    questions: [
      {
        question: "Who can become a member?",
        answer: `Firms in India that make or export medical devices. Institutions, chambers and trade associations, affiliates and consultants join in categories of their own. See [become a member](/become-a-member).`,
      },
      {
        question: "What does membership cost?",
        answer:
          "It depends on what the firm exported in the year before, and GST is added. The [fee calculator](/become-a-member) shows what your firm pays, and of which year its fees are.",
      },
      {
        question: "How long does a membership last?",
        answer: "Until 31 March of the financial year. It is charged once in a year.",
      },
      {
        question: "Who certifies my exports?",
        answer: "A chartered accountant. In some bands the firm may certify them itself: the page of the [fees](/become-a-member) names them.",
      },
      {
        question: "What is the RCMC, and where do I apply?",
        answer: `The Registration-cum-Membership Certificate, which benefits of the foreign trade policy ask for. Apply for it on the DGFT portal and choose ${fullName}. [Online RCMC](/online-rcmc) shows the twelve steps.`,
      },
      {
        question: "I have an RCMC of EEPC India. Is it still good?",
        answer:
          "Medical devices belong to this council since June 2023. Certificates that EEPC India and other councils issued until this council was on the common platform stay good until they expire (DGFT Trade Notice 05/2024-25). Apply to this council for the next one.",
      },
    ],
  },
  {
    title: "Reimbursement",
    questions: [
      {
        question: "Which expenses can be claimed?",
        answer: `Members file three kinds of claims in the portal: product registration abroad, plant registration, and exhibitions. The Market Access Initiative covers costs up to 31 March 2026, see [MAI assistance](/mai-assistance). For later costs file the intent before the cost with DGFT, see [Export Promotion Mission](/export-promotion-mission).`,
      },
      {
        question: "How do I file a claim?",
        answer:
          "Log in as a member and open Reimbursements. The form goes step by step, keeps what you enter and shows which papers are missing. At the end you check your answers and submit them for review.",
      },
      {
        question: "What happens after I have submitted?",
        answer:
          "The council checks each paper. If one is deficient, you are told which and why, and you replace only that one. When all are sufficient, the council forwards the claim to DGFT, which decides.",
      },
      {
        question: "Which files are accepted?",
        answer:
          "PDF files and pictures of less than 5 MB each. Papers carry the stamp and seal of the authority; a certificate in another language needs an attested translation.",
      },
    ],
  },
  {
    title: "Buyers",
    questions: [
      {
        question: "I buy devices. How do I find a maker?",
        answer: "[Register as a buyer](/buyer-registration). You can then search the members by product, code, name or address, and write to them.",
      },
      {
        question: "What does it cost a buyer?",
        answer: "Nothing.",
      },
      {
        question: "How do I know that a firm is a member?",
        answer: `Each member firm has a mark with a code: [enter the code here](/check-member). Without a code ask ${shortName}: [contact us](/contact-us).`,
      },
    ],
  },
  {
    title: "Trade",
    questions: [
      {
        question: "Which HS code has my product?",
        answer: "Search the [device lines](/hs-codes) by name. The customs tariff of the day decides; ask your customs broker in doubt.",
      },
      {
        question: "What does a certificate of origin cost?",
        answer:
          "Rs 200 (non-preferential) or Rs 350 (SAPTA and APTA), each with 18% GST: Rs 236 or Rs 413. See [certificate of origin](/certificate-of-origin).",
      },
      {
        question: "Does RoDTEP ask for an RCMC?",
        answer: "Yes, for exporters of devices a valid RCMC is a condition (DGFT Trade Notice 05/2024-25). See [RoDTEP](/rodttep).",
      },
    ],
  },
];
