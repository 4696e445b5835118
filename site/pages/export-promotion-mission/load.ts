import { loadFacts } from "../../render/load-facts.ts";
import { facts } from "./facts.ts";

export { facts };
export const load = loadFacts(facts);
