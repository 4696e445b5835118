import { describe, expect, test } from "vitest";
import { mentionsIn, openMention, splitAtMentions, type Mentionable } from "./mentions.ts";

const person = (id: string, name: string): Mentionable => ({ id, name, party: "council" });
const people = [person("1", "Asha"), person("2", "Asha Rao"), person("3", "Vikram Singh"), person("4", "Vikram Singh")];
const idsIn = (text: string): string[] => mentionsIn(text, people).map(({ id }) => id);

describe("a mention", () => {
  test.each([
    ["@Asha Rao please look", ["2"]],
    ["Ask @asha rao, and @Asha.", ["1", "2"]],
    ["@Ashamed is nobody", []],
    ["mail to x@Asha Rao", []],
    ["Asha Rao without the sign", []],
    ["@Vikram Singh: two people have this name", ["3", "4"]],
    ["<script>@Asha</script>", ["1"]],
  ])("%s", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});

test("a text is split at its mentions, and nothing of it is lost", () => {
  const text = "Hello @asha rao, ask @Vikram Singh.";
  const parts = splitAtMentions(text, ["Asha", "Asha Rao", "Vikram Singh"]);
  expect(parts.filter(({ isName }) => isName).map((part) => part.text)).toEqual(["@asha rao", "@Vikram Singh"]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("what is typed behind @ is looked for while it is at the end", () => {
  expect(openMention("Look, @As")).toBe("As");
  expect(openMention("@")).toBe("");
  expect(openMention("a@b")).toBeUndefined();
  expect(openMention("@As\nnext")).toBeUndefined();
});
