import { showToast } from "../../components/toasts.tsx";

/** A short word of success; what went wrong stays in the page instead. @source specification 9 "Toasts" */
export const tellSuccess = (message: string): void => showToast({ tone: "success", message, durationMs: 2000 });
