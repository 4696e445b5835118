import { council } from "#domain/council.ts";
import { escapeMarkup } from "#domain/escape-markup.ts";
import type { MailLanguage } from "#domain/notifications/mail-languages.ts";

/** The content of an e-mail before it becomes text and HTML, as plain text; both forms contain the same. */
export type EmailContent = {
  readonly subject: string;
  /** The preview text next to the subject. */
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** A code to be typed, shown large. */
  readonly code?: string;
  readonly button: { readonly label: string; readonly url: string };
  /** After the button. */
  readonly closing?: readonly string[];
  /** Ends e-mails that the reader asked for. */
  readonly stop?: { readonly label: string; readonly url: string };
  /** English unless given. */
  readonly language?: MailLanguage;
};

type FrameWords = { readonly signature: string; readonly noReply: string; readonly orCopy: string };

const frames: Readonly<Record<MailLanguage, FrameWords>> = {
  en: {
    signature: `${council.fullName}, ${council.city}`,
    noReply: `The portal sent this mail; nobody reads replies to it. Questions: ${council.contactEmail}`,
    orCopy: "Or copy this address into your browser:",
  },
  hi: {
    signature: `${council.inHindi.fullName}, ${council.inHindi.city}`,
    noReply: `यह ई-मेल पोर्टल ने भेजा है; इसका उत्तर कोई नहीं पढ़ता। प्रश्न: ${council.contactEmail}`,
    orCopy: "या यह पता अपने ब्राउज़र में कॉपी करें:",
  },
};

/** The e-mail as plain text. The mail program wraps the lines. */
export function emailText({ paragraphs, list = [], code, button, closing = [], stop, language = "en" }: EmailContent): string {
  const { signature, noReply } = frames[language];
  const parts = [
    ...paragraphs,
    ...(list.length === 0 ? [] : [list.map((line) => `  - ${line}`).join("\n")]),
    ...(code === undefined ? [] : [`    ${code}`]),
    `${button.label}:\n${button.url}`,
    ...closing,
    ...(stop === undefined ? [] : [`${stop.label}:\n${stop.url}`]),
    `-- \n${signature}\n${noReply}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

// The colours of the client's design tokens. Mail programs support inline styles and little else, so light colours are inline and dark
// ones in a style sheet.
const font = "font-family:'IBM Plex Sans','Segoe UI',Helvetica,Arial,sans-serif";
const ink = "#1a2330";
const quiet = "#566578";
const bar = "#16355f";
const action = "#1f4479";
const edge = "#dde3ea";
const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#131d2c!important}
.sheet{background:#1a2638!important}
.bar{background:#0e1622!important}
.ink,.ink li{color:#e4e9ef!important}
.quiet,.quiet a{color:#b9c3cf!important}
.code{color:#e4e9ef!important;background:#131d2c!important;border-color:#31405a!important}
.edge{border-color:#31405a!important}
.button{background:#4a74ab!important}
}`.replaceAll("\n", "");

const textStyle = `${font};font-size:16px;line-height:24px;color:${ink}`;
const smallStyle = `${font};font-size:13px;line-height:20px;color:${quiet}`;
/** Text as HTML; the number of a reimbursement is not wrapped. */
const words = (text: string): string =>
  escapeMarkup(text).replaceAll(/\b[A-Z]+-\d{4}-\d+\b/g, (id) => `<span style="white-space:nowrap">${id}</span>`);
const paragraph = (text: string): string => `<p class="ink" style="margin:0 0 16px;${textStyle}">${words(text)}</p>`;

/** The same content in HTML: one column of at most 600 px, no picture, no script, no external resource. */
export function emailHtml(content: EmailContent): string {
  const { language = "en" } = content;
  const { signature, noReply } = frames[language];
  return [
    `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escapeMarkup(content.subject)}</title><style>${darkStyle}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:#f6f8fa">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(content.preview)}</div>`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f6f8fa"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border-radius:8px">`,
    `<tr><td class="bar" style="padding:18px 28px;background:${bar};border-radius:8px 8px 0 0">${wordmark(language)}</td></tr>`,
    `<tr><td style="padding:28px 28px 12px">${body(content)}</td></tr>`,
    `<tr><td class="edge quiet" style="padding:16px 28px 20px;border-top:1px solid ${edge};${smallStyle}">${escapeMarkup(signature)}<br>${escapeMarkup(noReply)}</td></tr>`,
    `</table></td></tr></table></body></html>`,
  ].join("\n");
}

function wordmark(language: MailLanguage): string {
  const { fullName } = language === "hi" ? council.inHindi : council;
  return `<span style="${font};font-size:22px;line-height:28px;font-weight:700;letter-spacing:0.5px;color:#ffffff">${escapeMarkup(council.shortName)}</span><br><span style="${font};font-size:13px;line-height:20px;color:#dbe5f1">${escapeMarkup(fullName)}</span>`;
}

function body({ subject, paragraphs, list = [], code, button, closing = [], stop, language = "en" }: EmailContent): string {
  return [
    `<h1 class="ink" style="margin:0 0 16px;${font};font-size:20px;line-height:28px;font-weight:600;color:${ink}">${words(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(list.length === 0
      ? []
      : [
          `<ul class="ink" style="margin:0 0 16px;padding-left:24px;${textStyle}">${list.map((line) => `<li style="margin:0 0 4px">${escapeMarkup(line)}</li>`).join("")}</ul>`,
        ]),
    ...(code === undefined ? [] : [codeBox(code)]),
    buttonWithAddress(button, frames[language].orCopy),
    ...closing.map(paragraph),
    ...(stop === undefined
      ? []
      : [`<p class="quiet" style="margin:0 0 16px;${smallStyle}"><a href="${escapeMarkup(stop.url)}">${escapeMarkup(stop.label)}</a></p>`]),
  ].join("\n");
}

const codeBox = (code: string): string =>
  `<p class="code" style="margin:0 0 20px;padding:12px 16px;border:1px solid ${edge};border-radius:6px;background:#f6f8fa;text-align:center;font-family:'IBM Plex Mono',Consolas,'Courier New',monospace;font-size:32px;line-height:40px;letter-spacing:8px;font-weight:600;color:${bar}">${escapeMarkup(code)}</p>`;

/** The full address is below the button, for programs that show no links and for readers who do not trust a button. */
function buttonWithAddress({ label, url }: EmailContent["button"], orCopy: string): string {
  const address = escapeMarkup(url);
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td class="button" style="border-radius:6px;background:${action}">`,
    `<a href="${address}" style="display:inline-block;padding:12px 22px;${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escapeMarkup(label)}</a></td></tr></table>`,
    `<p class="quiet" style="margin:0 0 20px;${smallStyle};word-break:break-all">${escapeMarkup(orCopy)}<br>${address}</p>`,
  ].join("");
}
