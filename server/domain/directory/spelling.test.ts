import { describe, expect, it } from "vitest";
import { likelyWords, spellingDistance } from "./spelling.ts";

describe("spelling", () => {
  it.each([
    ["elctrocardiograph", "electrocardiograph", 1],
    ["glvoes", "gloves", 1],
    ["syrnige", "syringe", 1],
    ["gauze", "gauze", 0],
    ["", "ab", 2],
    ["kitten", "sitting", 3],
    ["abc", "xyz", undefined],
  ])("%s and %s are %s apart", (one, other, distance) => {
    expect(spellingDistance(one, other, distance ?? 2)).toBe(distance);
    if (distance !== undefined && distance > 0) expect(spellingDistance(one, other, distance - 1)).toBeUndefined();
  });

  it("forgives more in longer words, and nothing in the shortest", () => {
    expect(likelyWords("glvoes", ["gowns", "gloves", "stoves"])).toEqual(["gloves"]);
    expect(likelyWords("bad", ["bed"])).toEqual([]);
    expect(likelyWords("syringe", ["syringe"])).toEqual([]);
    expect(likelyWords("syrnge", ["fringe", "syringe", "orange"])).toEqual(["syringe"]);
  });
});
