import { Section } from "../../components/section.tsx";
import { RateForm } from "./rate-form.tsx";
import { useRateForm } from "./use-rate-form.ts";
import { WaitingRates } from "./waiting-rates.tsx";

/** The rates that claims wait for, and the form that enters one. */
export function RateDesk() {
  const entry = useRateForm();
  return (
    <>
      <WaitingRates onChoose={entry.fill} />
      <Section title="Enter a rate">
        <RateForm entry={entry} />
      </Section>
    </>
  );
}
