import { own } from "./facts.ts";

export const fullTextNote = own("For the full text ask the Policy and Trade Data Desk, or look on the issuer's site");
