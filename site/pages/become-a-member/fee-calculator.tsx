import type { FeesView } from "#domain/members/membership-fees.ts";
import { usePageTexts, useSite, useTexts } from "../../parts/site-context.ts";
import classes from "./fee-calculator.module.css";
import { FeeResult } from "./fee-result.tsx";
import type { FeeAnswer } from "./fee-answer.ts";
import { groupedRupees } from "./grouped-rupees.ts";

type FeeCalculatorProps = { readonly asked: string; readonly answer: FeeAnswer | undefined } & Pick<FeesView, "table" | "isOver">;

/** Computes fee and tax from exports. It works without scripts. */
export function FeeCalculator({ asked, answer, table, isOver }: FeeCalculatorProps) {
  const { address } = useSite();
  const { tables } = useTexts();
  const texts = usePageTexts()["become-a-member"];
  const problem = answer !== undefined && "problem" in answer ? texts.problems[answer.problem] : undefined;
  return (
    <section className={answer === undefined ? `${classes.box} site-not-printed` : classes.box} aria-labelledby="calculator">
      <h2 id="calculator">{texts.calculator}</h2>
      <form action={`${address.path}#calculator`} className={classes.form}>
        <label htmlFor="exports">{texts.exportsLabel(table.exportYear)}</label>
        <p id="exports-hint" className={classes.hint}>
          {texts.exportsHint}
        </p>
        {problem !== undefined && (
          <p id="exports-error" className={classes.error} role="alert">
            {problem}
          </p>
        )}
        <div className={classes.line}>
          <input
            id="exports"
            name="exports"
            type="text"
            autoComplete="off"
            maxLength={100}
            defaultValue={asked}
            aria-describedby={problem === undefined ? "exports-hint" : "exports-error exports-hint"}
            aria-invalid={problem === undefined ? undefined : true}
            data-answer={problem === undefined ? undefined : true}
          />
          <button type="submit" className="site-button">
            {texts.calculate}
          </button>
        </div>
      </form>
      <div role="status" tabIndex={-1} data-answer>
        {answer !== undefined && "band" in answer && (
          <FeeResult {...table} isOver={isOver} band={answer.band} exports={tables.rupees(groupedRupees(answer.paise))} />
        )}
      </div>
    </section>
  );
}
