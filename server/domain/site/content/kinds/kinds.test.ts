import { describe, expect, it } from "vitest";
import { contentInput, hindrancesOf, slugOf } from "../input.ts";
import { readStoredFields } from "../stored.ts";
import { contentKindNames, contentKindOf } from "./index.ts";

describe.each(contentKindNames)("the kind %s", (kind) => {
  const { fields, titleField, order, inOrder = [] } = contentKindOf(kind);

  it("names its title and its order among its fields", () => {
    expect(fields[titleField]?.type).toBe("text");
    for (const name of inOrder.flat()) expect(fields[name]?.type).toBe("date");
    if (order !== "position") expect(fields["newestBy" in order ? order.newestBy : order.earliestBy]?.type).toBe("date");
  });

  it("takes a draft with nothing but its title, and reads back what it took", () => {
    const taken = contentInput(kind).parse({ [titleField]: "Something" });
    expect(readStoredFields(kind, taken)).toEqual(taken);
    expect(Object.keys(taken)).toEqual(Object.keys(fields));
    expect(hindrancesOf(kind, taken)).not.toHaveProperty(titleField);
  });
});

it("needs the year of a headline figure at its next publication; what was published without it can still be read", () => {
  const stored = { title: "Total exports", figure: "USD 4 Bn", source: "Answer 1200", checkedOn: "2026-11-21" };
  const read = readStoredFields("headline-figure", stored);
  expect(read.period).toBe("");
  expect(Object.keys(hindrancesOf("headline-figure", read))).toEqual(["period"]);
  expect(hindrancesOf("headline-figure", { ...read, period: "2024-25" })).toEqual({});
});

it("reads what an older version stored: a new field is empty, one that went is left out, nonsense is empty", () => {
  expect(readStoredFields("tender", { title: "Old", gone: 1, closesOn: 7, file: { id: "no id" } })).toEqual({
    title: "Old",
    titleHindi: "",
    summary: "",
    summaryHindi: "",
    publishedOn: null,
    closesOn: null,
    body: "",
    bodyHindi: "",
    file: null,
    fileHindi: null,
  });
});

it("refuses a last day before the first one, by the field of the last day", () => {
  const event = { title: "Fair", description: "A fair", startsOn: "2027-05-04", endsOn: "2027-04-06" };
  expect(hindrancesOf("event", event)).toEqual({ endsOn: ["Last day must not be before “First day”"] });
  expect(hindrancesOf("event", { ...event, endsOn: "2027-05-04" })).toEqual({});
  expect(hindrancesOf("event", { ...event, startsOn: null })).toEqual({});
});

it("makes plain addresses of titles", () => {
  expect(slugOf("Open day, 2027: São Paulo & Köln")).toBe("open-day-2027-sao-paulo-koln");
  expect(slugOf("खुला दिन")).toBe("");
});

it("takes a figure with or without separators, and refuses what is no number", () => {
  const taken = (exports: string) => contentInput("export-figure").safeParse({ title: "Syringes", exports }).data?.["exports"];
  expect(["4014", "4,014.5", "1,25,000", " 12 ", ""].map(taken)).toEqual(["4014", "4014.5", "125000", "12", ""]);
  // A comma that is a decimal point would make the figure ten or a hundred times as large.
  const refused = ["-1", "1.234", "about 4", "1e3", "9999999999", "12,5", "3,95", "1.250,00"];
  expect(refused.filter((text) => taken(text) !== undefined)).toEqual([]);
});

it("takes the year of an edition in four digits only: an event is over when its year is", () => {
  const read = (editionYear: string) => contentInput("event").safeParse({ title: "Fair", editionYear });
  expect(["2027", " 2027 ", ""].map((text) => read(text).data?.["editionYear"])).toEqual(["2027", "2027", ""]);
  expect(["27", "TBA", "२०२७", "1027"].filter((text) => read(text).success)).toEqual([]);
  expect(read("27").error?.issues[0]?.message).toBe("Year of the edition must be a year with four digits, like 2027");
});
