import { council } from "#domain/council.ts";

const { fullName, shortName } = council;

/** @source specification 2 "/terms-of-use", 6 "Terms" */
export const body = `By using this website you accept these terms. If you do not, do not use it.

## The website

It is run by the ${fullName} (${shortName}) to inform exporters, buyers and the public, and to serve its members. What is said on it may be used as [copyright and hyperlink policy](/copyright-and-hyperlink-policy) allows.

## Member login

- A login is given only to registered member companies, to registered buyers and to the council's and the government's officers.
- Keep your password to yourself. What is done with your login counts as done by you.
- Enter only what is true and what you may pass on. Papers that you upload are sent to the council and, when a claim is forwarded, to DGFT.
- A login may be withdrawn if the subscription is not paid or the code of conduct is violated.

## What is not allowed

- To enter where your login does not lead, or to try it.
- To burden the website with automatic requests, or to upload anything harmful.
- To use contacts of the directory for anything but trade in medical devices, or to pass them on.

## What we promise, and what we do not

We keep the website correct and reachable as well as we can, without a promise that it always is. For decisions the official text counts: see the [disclaimer](/disclaimer). The council is not liable for loss that comes from the use of the website, as far as the law allows.

## Law and courts

These terms are governed by the laws of India. The courts at Kolkata have jurisdiction.`;
