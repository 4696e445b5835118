export { FactsPage as Page } from "../../parts/facts/facts-page.tsx";
