import { council } from "#domain/council.ts";

/** @source GIGW 3.0 "Screen reader access" */
export const body = `This website is built to WCAG 2.2, level AA, so that people who do not see the screen can read it with a screen reader. Headings, lists, tables, forms and errors are marked up, and every picture that says something has a text.

| Screen reader | For |
| --- | --- |
| [NVDA (Non Visual Desktop Access)](https://www.nvaccess.org), free | Windows |
| [JAWS (Job Access With Speech)](https://www.freedomscientific.com/products/software/jaws/) | Windows |
| [Narrator](https://support.microsoft.com/windows/complete-guide-to-narrator-e4397a0d-ef4f-b386-d8ae-c172f109bdb1), part of the system | Windows |
| [VoiceOver](https://www.apple.com/accessibility/vision/), part of the system | macOS, iPhone, iPad |
| [TalkBack](https://support.google.com/accessibility/android/answer/6283677), part of the system | Android |
| [Orca](https://orca.gnome.org), free | Linux |

The links lead to the makers. The council has no part in these programs.

## Keys that help

- The first press of **Tab** on a page offers to skip to the content.
- **H** in most screen readers goes from heading to heading, **T** from table to table, **F** from field to field.
- Menus open with **Enter** and close with **Escape**.

Our [accessibility statement](/accessibility-statement) says what is known not to work yet. If you cannot read something, write to [${council.contactEmail}](mailto:${council.contactEmail}).`;
