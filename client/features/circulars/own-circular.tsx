import { Alert, Anchor, Paper, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { circularWords } from "#domain/circulars/circular-words.ts";
import { paths } from "#domain/council.ts";
import { hasDevanagari } from "#domain/site/content/languages.ts";
import { formatDate } from "../../shared/format.ts";
import { Prose } from "../../shared/prose.tsx";
import { todayInIndia } from "../../shared/server-clock.ts";
import type { OwnCircular } from "./views.ts";

const languages = { en: "English", hi: "हिन्दी" } as const;
type Language = keyof typeof languages;
const languageKeys = Object.keys(languages) as Language[]; // keys of a literal object

const words = {
  en: {
    ...circularWords.en,
    about: (number: string, on: string) => `Circular no. ${number} of ${on}.`,
    replaces: "It replaces no.",
    replacedBy: "It is replaced by no.",
    replacedFrom: (day: string) => `From ${day} it is replaced by no.`,
    reason: "Reason:",
    pdf: "Download the PDF",
    noPdf: "The PDF is being made. Look again in a moment.",
  },
  hi: {
    ...circularWords.hi,
    about: (number: string, on: string) => `परिपत्र सं. ${number}, ${on}।`,
    replaces: "यह इस परिपत्र के स्थान पर है: सं.",
    replacedBy: "इसके स्थान पर अब यह परिपत्र है: सं.",
    replacedFrom: (day: string) => `${day} से इसके स्थान पर यह परिपत्र होगा: सं.`,
    reason: "कारण:",
    pdf: "पीडीएफ़ डाउनलोड करें",
    noPdf: "पीडीएफ़ बन रहा है। थोड़ी देर बाद देखें।",
  },
} as const;

/** A circular as a member reads it, in one language at a time. */
export function OwnCircularText({ circular }: { readonly circular: OwnCircular }) {
  const [language, setLanguage] = useState<Language>("en");
  const [today] = useState(todayInIndia);
  const { number, publishedAt, holdsFromOn, withdrawnAt, withdrawnReason, replaces, replacedBy, replacedFromOn, pdfs } = circular;
  const said = words[language];
  const pdf = pdfs[language];
  const isReplacedLater = replacedFromOn !== null && replacedFromOn > today;
  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label="Language of the circular"
        w="fit-content"
        value={language}
        onChange={(value) => setLanguage(languageKeys.find((one) => one === value) ?? "en")}
        data={languageKeys.map((value) => ({ value, label: <span lang={value}>{languages[value]}</span> }))}
      />
      <Paper component="article" withBorder p={{ base: "md", sm: "xl" }} lang={language}>
        <Stack gap="md">
          {withdrawnAt !== null && (
            <Alert color="red" title={said.withdrawnOn(formatDate(withdrawnAt))}>
              {said.reason} <Reason text={withdrawnReason ?? ""} language={language} />
            </Alert>
          )}
          {replacedBy !== null && (
            <Alert color="orange">
              {isReplacedLater ? said.replacedFrom(formatDate(replacedFromOn)) : said.replacedBy} <Other circular={replacedBy} />
            </Alert>
          )}
          <Title order={2} size="h3">
            {language === "hi" ? circular.subjectHindi : circular.subject}
          </Title>
          <Text>
            {said.about(number, formatDate(publishedAt))} {said.holdsFrom(formatDate(holdsFromOn))}{" "}
            {replaces !== null && (
              <>
                {said.replaces} <Other circular={replaces} />
              </>
            )}
          </Text>
          <Prose html={language === "hi" ? circular.bodyHindiHtml : circular.bodyHtml} />
          {pdf === null ? (
            <Text c="dimmed">{said.noPdf}</Text>
          ) : (
            <Anchor href={pdf} download>
              {said.pdf}
            </Anchor>
          )}
        </Stack>
      </Paper>
    </Stack>
  );
}

/** Why it was withdrawn, in the one language in which the office wrote it. */
function Reason({ text, language }: { readonly text: string; readonly language: Language }) {
  const writtenIn = hasDevanagari(text) ? "hi" : "en";
  return (
    <>
      <span lang={writtenIn}>{text}</span> {language === "hi" && writtenIn === "en" && "(अंग्रेज़ी में)"}
    </>
  );
}

/** Another circular, as a link where the firm may open it. */
function Other({ circular: { number, id } }: { readonly circular: { readonly number: string; readonly id: string | null } }) {
  if (id === null) return number;
  return (
    <Anchor component={Link} to={`${paths.memberCirculars}/${id}`}>
      {number}
    </Anchor>
  );
}
