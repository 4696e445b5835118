export { DocumentsPage as Page } from "../../parts/documents/documents-page.tsx";
