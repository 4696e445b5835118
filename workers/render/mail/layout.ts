import { council } from "#domain/council.ts";

/** What a letter says, before it becomes text and HTML. */
export type LetterContent = {
  readonly subject: string;
  /** Each a paragraph of plain words. */
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** A code to be typed, set large. */
  readonly code?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** After the button. */
  readonly closing?: readonly string[];
};

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");

const signature = `${council.fullName}, ${council.city}`;
const noReply = `This mail was sent by the portal. Questions: ${council.contactEmail}`;

/** The letter as plain text, 72 characters or so a line left to the reader's program. */
export function letterText({ paragraphs, list = [], code, button, closing = [] }: LetterContent): string {
  const parts = [
    ...paragraphs,
    ...(list.length === 0 ? [] : [list.map((line) => `  - ${line}`).join("\n")]),
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...closing,
    `-- \n${signature}\n${noReply}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

const navy = "#12305a";
const ink = "#1d2733";
const paper = "#f3f5f8";
const quiet = "#55616f";
const font = "font-family:'IBM Plex Sans',Segoe UI,Helvetica,Arial,sans-serif";
const paragraph = (text: string): string => `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${ink}">${escape(text)}</p>`;

/** The same words in HTML: one column of 600 px, no picture, no script, nothing loaded. */
export function letterHtml(content: LetterContent): string {
  const { subject, paragraphs, list = [], code, button, closing = [] } = content;
  const body = [
    ...paragraphs.map(paragraph),
    list.length === 0
      ? ""
      : `<ul style="margin:0 0 16px;padding-left:20px;${font};font-size:16px;line-height:24px;color:${ink}">${list.map((line) => `<li>${escape(line)}</li>`).join("")}</ul>`,
    code === undefined
      ? ""
      : `<p style="margin:0 0 16px;${font};font-size:32px;line-height:40px;letter-spacing:6px;font-weight:600;color:${navy}">${escape(code)}</p>`,
    button === undefined
      ? ""
      : `<p style="margin:0 0 24px"><a href="${escape(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${navy};${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escape(button.label)}</a></p><p style="margin:0 0 16px;${font};font-size:13px;line-height:20px;color:${quiet};word-break:break-all">${escape(button.url)}</p>`,
    ...closing.map(paragraph),
  ].join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head><body style="margin:0;background:${paper}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" style="max-width:600px;background:#ffffff;border-radius:8px" cellpadding="0" cellspacing="0"><tr><td style="padding:20px 28px;background:${navy};border-radius:8px 8px 0 0;${font};font-size:20px;font-weight:600;color:#ffffff">${council.shortName}<span style="font-weight:400;font-size:13px;color:#d5deea"> &nbsp;${escape(council.fullName)}</span></td></tr><tr><td style="padding:28px">${body}</td></tr><tr><td style="padding:16px 28px;border-top:1px solid #e1e6ec;${font};font-size:13px;line-height:20px;color:${quiet}">${escape(signature)}<br>${escape(noReply)}</td></tr></table></td></tr></table></body></html>`;
}
