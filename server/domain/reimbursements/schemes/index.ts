import type { Scheme } from "../scheme.ts";
import { exhibition } from "./exhibition.ts";
import type { SchemeKind } from "./kinds.ts";
import { plant } from "./plant.ts";
import { product } from "./product.ts";

/** Every scheme by its kind; a fourth needs its file, its kind and one line here. */
export const schemes = { product, plant, exhibition } as const satisfies Record<SchemeKind, Scheme>;

export const schemeOf = (kind: SchemeKind): Scheme => schemes[kind];
