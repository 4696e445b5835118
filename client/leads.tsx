import "./features/fairs/leads/leads-trusted-types.ts";
import "virtual:portal-tokens.css";
import "./app/login.css";
import "./features/fairs/leads/leads.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { rootElement } from "./app/root-element.ts";
import { LeadsPage } from "./features/fairs/leads/leads-page.tsx";

const [, , fairId = ""] = window.location.pathname.split("/");

createRoot(rootElement()).render(
  <StrictMode>
    <LeadsPage fairId={fairId} />
  </StrictMode>,
);
