/** @source GIGW 3.0 "Web Information Manager" */
export const body = `The Web Information Manager answers for what this website says: that it is right, up to date, complete in English and Hindi, and can be used by everybody.

## Write when

- a page is wrong, out of date or missing,
- a link leads nowhere, or to the wrong site,
- something cannot be read or used with your device or screen reader,
- you need a document in another format.

Give the address of the page and say what you expected. The [feedback form](/feedback) reaches the same office.

For a claim, a membership or an event, write to its desk: [contact us](/contact-us).`;
