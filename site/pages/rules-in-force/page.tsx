import { formatDate } from "#client/shared/format.ts";
import { Accordion } from "../../parts/accordion.tsx";
import { type SitePageProps, usePageTexts } from "../../parts/site-context.ts";
import type { DescribedRule, RulesInForceView, SchemeInForce } from "./load.ts";
import classes from "./rules-in-force.module.css";
import { RuleLines } from "./rule-lines.tsx";

/** What each scheme pays today, and what held before, from the published versions. @source issue 20 "Rules in force" */
export function Page({ content: { schemes, hasProgrammeEnd } }: SitePageProps<RulesInForceView>) {
  const texts = usePageTexts()["rules-in-force"];
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{texts.lead}</p>
      {hasProgrammeEnd && <p className={classes.notice}>{texts.programmeEnd}</p>}
      {schemes.map((scheme) => (
        <Scheme key={scheme.scheme} rules={scheme} />
      ))}
    </div>
  );
}

function Scheme({ rules: { scheme, inForce, coming, earlier, hasDraft } }: { rules: SchemeInForce }) {
  const texts = usePageTexts()["rules-in-force"];
  return (
    <section className={classes.scheme} aria-labelledby={`rules-${scheme}`}>
      <h2 id={`rules-${scheme}`}>{texts.schemes[scheme]}</h2>
      {inForce.length === 0 && <p>{texts.none}</p>}
      {hasDraft && <p>{texts.draft}</p>}
      {inForce.map((rule) => (
        <div key={rule.id} className={classes.card}>
          <h3>
            {rule.effectiveTo === null || rule.isFollowed
              ? texts.holdsSince(formatDate(rule.effectiveFrom))
              : texts.holdsUntil(formatDate(rule.effectiveFrom), formatDate(rule.effectiveTo))}
          </h3>
          <RuleLines rule={rule} />
        </div>
      ))}
      <Folded title={texts.coming} rules={coming} titleOf={(rule) => texts.comesOn(formatDate(rule.effectiveFrom))} />
      <Folded
        title={texts.earlier}
        rules={earlier}
        titleOf={({ effectiveFrom, effectiveTo, isFollowed }) =>
          effectiveTo === null || isFollowed
            ? texts.heldSince(formatDate(effectiveFrom))
            : texts.held(formatDate(effectiveFrom), formatDate(effectiveTo))
        }
      />
    </section>
  );
}

type FoldedProps = { readonly title: string; readonly rules: readonly DescribedRule[]; readonly titleOf: (rule: DescribedRule) => string };

function Folded({ title, rules, titleOf }: FoldedProps) {
  if (rules.length === 0) return null;
  return (
    <div className={classes.folded}>
      <p className={classes.folder}>{title}</p>
      {rules.map((rule) => (
        <Accordion key={rule.id} title={titleOf(rule)}>
          <RuleLines rule={rule} />
        </Accordion>
      ))}
    </div>
  );
}
