import { council } from "#domain/council.ts";

/** @source Right to Information Act, 2005, sections 4(1)(b), 6, 7, 19; Right to Information Rules, 2012 */
export const body = `## Ask for information

Every citizen may ask for information under the [Right to Information Act, 2005](https://cic.gov.in/sites/default/files/RTI-Act_English.pdf). Write in English or Hindi to the information officer and say which information you want. You need not give a reason (section 6). The Act asks for an answer within 30 days (section 7). The fee, and who pays none, stand in the Right to Information Rules, 2012.

Ministries and departments of the Government of India take requests at [RTI Online](https://rtionline.gov.in). Ask them for what they hold themselves: the Department of Pharmaceuticals, and the Department of Commerce for DGFT.

## If the answer does not satisfy you

- Appeal to the First Appellate Authority within 30 days (section 19(1)).
- Then to the [Central Information Commission](https://cic.gov.in) within 90 days (section 19(3)).

## What stands here without asking

The points of section 4(1)(b) of the Act, and where this website answers them.

| Point | Subject | Where |
| --- | --- | --- |
| (i) | The body, its functions and duties | [About ${council.shortName}](/about-${council.slug}), [services](/services-offered) |
| (ii), (iii) | Powers and duties of its officers; how decisions are made | [Officials](/officials-at-${council.slug}), [rules in force](/rules-in-force) |
| (iv) | Norms for its work | [Citizen's charter](/citizens-charter) |
| (v) | Rules and instructions | [Rules in force](/rules-in-force), [policies](/Policies) |
| (vi) | Documents that it holds | [Reports](/Report-hub), [publications](/publications), [notices and tenders](/Public-notice), [archive](/archive) |
| (vii) | How members and the public are heard | [Contact us](/contact-us), [feedback](/feedback) |
| (viii) | Its committees | [Committee of administration](/committee-of-administration) |
| (ix) | Its officers | [Officials](/officials-at-${council.slug}) |
| (xii) | How schemes are carried out | [MAI assistance](/mai-assistance), [rules in force](/rules-in-force) |
| (xiii) | Who receives benefits | Members of the council, as the schemes allow: [membership benefits](/membership-benefits) |
| (xiv) | Information in electronic form | This website and [its site map](/sitemap) |
| (xv) | How citizens obtain information | This page |
| (xvi) | Information officers | Below, once the council has named them |

Pay, budgets and the list of all employees (points (x), (xi)) are not published here. Ask for them as said above.`;
