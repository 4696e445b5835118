import { expect, test } from "vitest";
import { devicesInEnglish } from "./device-words.hi.ts";

test("Hindi words for devices become those of the tariff, in each of their forms; other words stay", () => {
  expect(devicesInEnglish("सिरिंज")).toBe("syringe");
  expect(devicesInEnglish("सिरिंजों 9018")).toBe("syringe 9018");
  expect(devicesInEnglish("शल्य दस्ताने")).toBe("surgical gloves");
  for (const word of ["एक्सरे", "एक्स-रे"]) expect(devicesInEnglish(`${word} मशीन`)).toBe("x-ray मशीन");
  expect(devicesInEnglish("इम्प्लांट इंप्लांट ग्लव्स बैंडेज")).toBe("implant implant gloves bandage");
  expect(devicesInEnglish("सदस्यता")).toBeUndefined();
  expect(devicesInEnglish("syringes")).toBeUndefined();
});
