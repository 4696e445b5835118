export { FactsWithRules as Page } from "../../parts/facts/facts-with-rules.tsx";
