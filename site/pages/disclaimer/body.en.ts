/** @source specification 2 "/disclaimer" */
export const body = `## For information

The pages of this website inform. They are no legal advice and no substitute for the official text. Notifications, schedules and scheme guidelines are made by the ministries and authorities that the pages name; where a page and the official text differ, the official text counts.

## Facts and their sources

Policy pages link each statement to its official text. What no official text confirms stands in a box of its own, with whom to ask. Figures carry the year or month that they are of.

## HS codes

The device catalogue helps to find members and lines. It is no ruling on classification. The customs tariff of the day decides.

## Fees

The fee table is that of the year it names. What is charged is what the council confirms when you apply.

## Members and buyers

The council checks that its members are registered. It does not vouch for their products or for the conduct of buyers; firms deal with each other on their own account.

## Other websites

Links to other sites open in a new tab and say so. The council is not responsible for what stands there.

## Law and courts

This disclaimer is governed by the laws of India. The courts at Kolkata have jurisdiction.

If something on this website is wrong, [tell us](/feedback).`;
