export { EventsOfTypePage as Page } from "../../parts/events/events-of-type-page.tsx";
