/** All scenes are drawn on this canvas, in the proportion 3:2. */
export const canvas = { width: 1920, height: 1280 } as const;

const ground = {
  navy: ["#16355f", "#0e2445", "#1f4479"],
  teal: ["#0a6661", "#053a37", "#0d7d77"],
  mist: ["#eef3f9", "#dbe5f1", "#ffffff"],
  mint: ["#e6f6f5", "#cdebe9", "#ffffff"],
  sun: ["#fff6e0", "#ffebbf", "#ffffff"],
} as const;
export type Ground = keyof typeof ground;

/** A scene on its ground: a calm gradient, one large disc behind the subject and a floor. */
export function scene(name: Ground, subject: string): string {
  const [from, to, disc] = ground[name];
  const { width, height } = canvas;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
  <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
  <linearGradient id="steel" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#9aa7b5"/><stop offset=".45" stop-color="#f6f8fa"/><stop offset="1" stop-color="#76859a"/></linearGradient>
  <linearGradient id="steelDown" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6f8fa"/><stop offset="1" stop-color="#9aa7b5"/></linearGradient>
  <linearGradient id="glass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#dbe5f1" stop-opacity=".9"/><stop offset=".5" stop-color="#ffffff" stop-opacity=".75"/><stop offset="1" stop-color="#b6cae2" stop-opacity=".9"/></linearGradient>
  <linearGradient id="shell" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#dde3ea"/></linearGradient>
  <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fdc252"/><stop offset="1" stop-color="#d98e0b"/></linearGradient>
  <radialGradient id="shade"><stop offset="0" stop-color="#080d16" stop-opacity=".35"/><stop offset="1" stop-color="#080d16" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<circle cx="1340" cy="520" r="640" fill="${disc}" opacity=".5"/>
<circle cx="300" cy="1120" r="360" fill="${disc}" opacity=".28"/>
${subject}
</svg>`;
}

/** The soft shadow below a subject. */
export const shadow = (x: number, y: number, rx: number, ry = rx / 9): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shade)"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, r = 0, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const shape = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const turned = (degrees: number, x: number, y: number, content: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;

/** The same drawing at many places. */
export const each = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join("");
