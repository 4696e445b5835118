// A file of its own, so that the manifest of the build names the styles of a page with a text of staff.
export { TextPage } from "./text-page.tsx";
