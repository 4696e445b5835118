/** @source GIGW 3.0 "Content contribution, moderation and approval policy", "Content review policy", "Content archival policy", "Website monitoring plan", "Security policy", "Contingency management plan" */
export const body = `How this website is kept true, found, safe and reachable. The [Web Information Manager](/web-information-manager) answers for these policies. Others: [copyright and links](/copyright-and-hyperlink-policy), [privacy](/privacy-policy), [terms of use](/terms-of-use), [accessibility](/accessibility-statement).

## Contribution and approval

- Each desk of the council writes what it knows best: fees the Membership Desk, fairs the Events Desk, policy the Policy Desk.
- An entry is written as a draft and looked at in a preview. It is public only when a person of the council with that right publishes it, at once or at a set time.
- Who saved, published, moved or withdrew an entry, and when, stays in a trail that cannot be changed.
- A statement about law, fees or schemes names its source. What is not confirmed is not published as a fact.
- A person is named only with that person's consent.

## Review

- Each page shows at its foot when it was last reviewed. A page with facts about law or schemes also shows when they were last checked.
- Notices, tenders and events are reviewed when they are published and end by their date.
- Fees are reviewed before each financial year, policy pages whenever a notification changes them, and all other pages at least once a year.
- What visitors say to "Was this page useful?" and in the [feedback form](/feedback) tells us where to begin.

## Archive

- A tender goes to the [archive](/archive) on the day after its last day for offers.
- A notice goes there on the day after its last day, or twelve months after its date when it names none.
- What is in the archive stays readable and found by the search, and is marked as past. Events that are over stay in the calendar of their month.
- What was published in error is corrected, or withdrawn.

## Monitoring

- The server checks itself, its database, its files and its e-mails at all times, and tells the operator when something fails.
- Speed, links, errors, contrast and use by keyboard and screen reader are tested on every page, in both languages and at the widths of a phone and a desktop, before each new version.
- Visitors are not followed: there are no cookies for readers and no counters of other companies.

## Security

- Connections are encrypted. Every form, file and address is checked before it is used, and the number of calls from one place is limited.
- Staff sign in with a password and, where the council asks for it, a second factor. Each right is given by role, and each use of it leaves an entry in the trail.
- Logs are kept for at least the 180 days that CERT-In asks for.
- If you find a weakness, tell us first: the address stands in [security.txt](/.well-known/security.txt).

## Contingency

- Content, files and data are copied in backups from which the whole website can be restored.
- If a part fails, the rest goes on. If the database cannot be reached, pages say so and ask you to come back; what you have sent before is safe.
- If the website is changed by somebody who may not, the operator takes it off, restores it from a backup, and reports the incident to CERT-In as its directions ask.`;
