import { createElement, type ReactElement, type SVGProps } from "react";

/*
The drawings are of Tabler Icons 3.51.0 (https://tabler.io/icons), under this licence:

MIT License

Copyright (c) 2020-2026 Paweł Kuna

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/

type IconProps = Omit<SVGProps<SVGSVGElement>, "stroke"> & {
  /** Width and height in CSS pixels; 24 by default. */
  readonly size?: number;
  /** Width of the lines on the grid of 24 by 24 units; 2 by default. */
  readonly stroke?: number;
};

/** An icon of lines in the colour of the text, drawn on a grid of 24 by 24 units. A build leaves out those that nothing uses. */
// @__NO_SIDE_EFFECTS__
const icon =
  (...paths: readonly string[]) =>
  ({ size = 24, stroke = 2, color = "currentColor", ...rest }: IconProps): ReactElement =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: color,
        strokeWidth: stroke,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...rest,
      },
      ...paths.map((d) => createElement("path", { d })),
    );

export const IconAlertTriangle = icon(
  "M12 9v4",
  "M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0",
  "M12 16h.01",
);
export const IconArrowDown = icon("M12 5l0 14", "M18 13l-6 6", "M6 13l6 6");
export const IconArrowLeft = icon("M5 12l14 0", "M5 12l6 6", "M5 12l6 -6");
export const IconArrowsMaximize = icon(
  "M16 4l4 0l0 4",
  "M14 10l6 -6",
  "M8 20l-4 0l0 -4",
  "M4 20l6 -6",
  "M16 20l4 0l0 -4",
  "M14 14l6 6",
  "M8 4l-4 0l0 4",
  "M4 4l6 6",
);
export const IconArrowsSort = icon("M3 9l4 -4l4 4m-4 -4v14", "M21 15l-4 4l-4 -4m4 4v-14");
export const IconArrowUp = icon("M12 5l0 14", "M18 11l-6 -6", "M6 11l6 -6");
export const IconBell = icon("M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6", "M9 17v1a3 3 0 0 0 6 0v-1");
export const IconCheck = icon("M5 12l5 5l10 -10");
export const IconChevronDown = icon("M6 9l6 6l6 -6");
export const IconChevronLeft = icon("M15 6l-6 6l6 6");
export const IconChevronRight = icon("M9 6l6 6l-6 6");
export const IconContrast = icon("M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0", "M12 17a5 5 0 0 0 0 -10v10");
export const IconDownload = icon("M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2", "M7 11l5 5l5 -5", "M12 4l0 12");
export const IconExternalLink = icon("M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6", "M11 13l9 -9", "M15 4h5v5");
export const IconEye = icon(
  "M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0",
  "M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6",
);
export const IconEyeOff = icon(
  "M10.585 10.587a2 2 0 0 0 2.829 2.828",
  "M16.681 16.673a8.717 8.717 0 0 1 -4.681 1.327c-3.6 0 -6.6 -2 -9 -6c1.272 -2.12 2.712 -3.678 4.32 -4.674m2.86 -1.146a9.055 9.055 0 0 1 1.82 -.18c3.6 0 6.6 2 9 6c-.666 1.11 -1.379 2.067 -2.138 2.87",
  "M3 3l18 18",
);
export const IconInbox = icon("M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12", "M4 13h3l3 3h4l3 -3h3");
export const IconInfoCircle = icon("M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0", "M12 9h.01", "M11 12h1v4h1");
export const IconKey = icon(
  "M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1 -4.069 0l-.301 -.301l-6.558 6.558a2 2 0 0 1 -1.239 .578l-.175 .008h-1.172a1 1 0 0 1 -.993 -.883l-.007 -.117v-1.172a2 2 0 0 1 .467 -1.284l.119 -.13l.414 -.414h2v-2h2v-2l2.144 -2.144l-.301 -.301a2.877 2.877 0 0 1 0 -4.069l2.643 -2.643a2.877 2.877 0 0 1 4.069 0",
  "M15 9h.01",
);
export const IconLayoutGrid = icon(
  "M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4",
  "M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4",
  "M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4",
  "M14 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4",
);
export const IconMenu2 = icon("M4 6l16 0", "M4 12l16 0", "M4 18l16 0");
export const IconMoon = icon("M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008");
export const IconPlayerPause = icon(
  "M6 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12",
  "M14 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12",
);
export const IconPlayerPlay = icon("M7 4v16l13 -8l-13 -8");
export const IconPlus = icon("M12 5l0 14", "M5 12l14 0");
export const IconRefresh = icon("M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4", "M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4");
export const IconRosetteDiscountCheck = icon(
  "M5 7.2a2.2 2.2 0 0 1 2.2 -2.2h1a2.2 2.2 0 0 0 1.55 -.64l.7 -.7a2.2 2.2 0 0 1 3.12 0l.7 .7c.412 .41 .97 .64 1.55 .64h1a2.2 2.2 0 0 1 2.2 2.2v1c0 .58 .23 1.138 .64 1.55l.7 .7a2.2 2.2 0 0 1 0 3.12l-.7 .7a2.2 2.2 0 0 0 -.64 1.55v1a2.2 2.2 0 0 1 -2.2 2.2h-1a2.2 2.2 0 0 0 -1.55 .64l-.7 .7a2.2 2.2 0 0 1 -3.12 0l-.7 -.7a2.2 2.2 0 0 0 -1.55 -.64h-1a2.2 2.2 0 0 1 -2.2 -2.2v-1a2.2 2.2 0 0 0 -.64 -1.55l-.7 -.7a2.2 2.2 0 0 1 0 -3.12l.7 -.7a2.2 2.2 0 0 0 .64 -1.55v-1",
  "M9 12l2 2l4 -4",
);
export const IconRotateClockwise = icon("M4.05 11a8 8 0 1 1 .5 4m-.5 5v-5h5");
export const IconSearch = icon("M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", "M21 21l-6 -6");
export const IconUpload = icon("M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2", "M7 9l5 -5l5 5", "M12 4l0 12");
export const IconUserCircle = icon(
  "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
  "M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  "M6.168 18.849a4 4 0 0 1 3.832 -2.849h4a4 4 0 0 1 3.834 2.855",
);
export const IconX = icon("M18 6l-12 12", "M6 6l12 12");
export const IconZoomIn = icon("M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", "M7 10l6 0", "M10 7l0 6", "M21 21l-6 -6");
export const IconZoomOut = icon("M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", "M7 10l6 0", "M21 21l-6 -6");
