import { presentFacts, type FactsView } from "../../content/facts/facts.ts";
import type { Loader } from "../../render/page-loader.ts";
import { facts } from "./facts.ts";

export const load: Loader<FactsView> = async () => ({ content: presentFacts(facts) });
