export { TextPage as Page } from "../../parts/text/text-page.tsx";
