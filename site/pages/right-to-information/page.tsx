export { OfficeTextPage as Page } from "../../parts/offices/office-text-page.tsx";
