import { Section } from "../../components/section.tsx";
import { KeptRates } from "./kept-rates.tsx";
import { RateForm } from "./rate-form.tsx";
import { useRateForm } from "./use-rate-form.ts";
import { WaitingRates } from "./waiting-rates.tsx";

/** The rates that claims wait for, the form that enters one, and the claims that keep an earlier one. */
export function RateDesk() {
  const entry = useRateForm();
  return (
    <>
      <WaitingRates onChoose={entry.fill} />
      <Section title="Enter a rate">
        <RateForm entry={entry} />
      </Section>
      <KeptRates />
    </>
  );
}
