import { t as e } from "./council-CQzFXpBu.js";
function t(e) {
  let t = e.toLowerCase();
  return t.includes(`under review`) ? `blue` : t.includes(`deficiency`) ? `orange` : t.includes(`approved`) ? `green` : `neutral`;
}
var n = { member: `You`, council: e.shortName, dgft: e.officer, nobody: `Nobody` },
  r = (e, t) => n[e === `DRAFT` ? `member` : t];
function i({ state: e, daysInState: t }) {
  return e === `APPROVED_DGFT` || e === `CLOSED` ? `–` : t === 0 ? `Since today` : t === 1 ? `1 day` : `${t} days`;
}
var a = {
    DRAFT: `Continue`,
    SUBMITTED: `Wait for ${e.shortName}`,
    UNDER_REVIEW: `Wait for ${e.shortName}`,
    DEFICIENCY_SHARED: `Reply`,
    RESUBMITTED: `Wait for ${e.shortName}`,
    UNDER_REVIEW_DGFT: `Wait for ${e.officer}`,
    DEFICIENCY_DGFT: `Wait for ${e.shortName}`,
    APPROVED_DGFT: `Nothing more to do`,
    CLOSED: `Nothing more to do`,
  },
  o = (e) => a[e],
  s = {
    DRAFT: `Fill in the steps that are left and submit it for review.`,
    SUBMITTED: `${e.shortName} checks each document. You are told here and by e-mail when it is forwarded to ${e.officer}, or when something has to be mended.`,
    UNDER_REVIEW: `${e.shortName} is checking each document. You are told here and by e-mail when it is forwarded to ${e.officer}, or when something has to be mended.`,
    DEFICIENCY_SHARED: `Read the remark on each flagged document, put a new file in its place or write an answer, then send your reply. Everything else stands as it is.`,
    RESUBMITTED: `${e.shortName} checks what you sent. What was accepted before stays accepted.`,
    UNDER_REVIEW_DGFT: `${e.shortName} has found every document sufficient. The ${e.officer} officer decides next.`,
    DEFICIENCY_DGFT: `${e.officer} has asked ${e.shortName} something. There is nothing to do for you unless ${e.shortName} asks you.`,
    APPROVED_DGFT: `${e.officer} has approved it. The combined PDF below is the final record.`,
    CLOSED: `It is closed and can be read, but not changed. You can start a new reimbursement.`,
  },
  c = (e) => s[e];
export { r as a, t as i, o as n, c as r, i as t };
