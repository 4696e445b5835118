import { startPortal } from "./app/start-portal.tsx";

startPortal();
