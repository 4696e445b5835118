import { Group, Stack, Text, Title, useComputedColorScheme } from "@mantine/core";
import { CouncilMark } from "../../shared/council-mark.tsx";
import { contrastOf } from "../../lib/contrast.ts";
import { contrastPairs, marigold, navy, red, green, schemeTokens, slate, teal } from "../tokens.ts";
import classes from "./gallery.module.css";
import { Specimen } from "./specimen.tsx";

const scales = { navy, teal, marigold, slate, green, red };
const textRatio = 4.5;
const sizes = [16, 24, 32, 48, 96, 200];

/** The mark, the colours with their contrast, and the type. */
export function IdentitySection() {
  return (
    <>
      <Specimen name="Mark">
        <Group align="flex-end" gap="lg">
          {sizes.map((size) => (
            <CouncilMark key={size} size={size} />
          ))}
        </Group>
        <Group mt="lg" gap="xl">
          <CouncilMark size={40} wordmark="short" />
          <CouncilMark size={40} wordmark="full" />
          <div className={classes.bar}>
            <CouncilMark size={32} wordmark="full" on="bar" />
          </div>
        </Group>
      </Specimen>
      <Specimen name="Colours">
        {Object.entries(scales).map(([name, shades]) => (
          <div key={name} className={classes.scale}>
            <Text size="sm" w={80}>
              {name}
            </Text>
            {shades.map((shade, index) => (
              <span key={shade} className={classes.swatch} style={{ background: shade }} title={`${name} ${index} ${shade}`} />
            ))}
          </div>
        ))}
      </Specimen>
      <Specimen name="Pairs that meet">
        <Pairs />
      </Specimen>
      <Specimen name="Type">
        <Stack gap="xs">
          <Title order={2} size="h1">
            Heading 1: Product reimbursements
          </Title>
          <Title order={3} size="h2">
            Heading 2: What happened
          </Title>
          <Title order={4} size="h3">
            Heading 3: Documents of PRD-2627-00042
          </Title>
          <Text>Body: Documents are attested by the competent authority with stamp and seal.</Text>
          <Text size="sm" c="dimmed">
            Small and soft: Day-month-year, like 09-04-2026
          </Text>
          <Text lang="hi">हिन्दी: चिकित्सा उपकरण निर्यात संवर्धन परिषद</Text>
          <Text className="portal-figures">Rs 1,25,00,000 · 09-04-2026 14:32 IST · 0123456789</Text>
        </Stack>
      </Specimen>
    </>
  );
}

function Pairs() {
  const scheme = useComputedColorScheme("light");
  const tokens = schemeTokens[scheme];
  return (
    <ul className={classes.pairs}>
      {contrastPairs.map(({ front, back, atLeast }) => (
        <li key={`${front} ${back}`} className={classes.pair}>
          <span className={classes.sample} style={{ background: tokens[back], color: tokens[front] }} aria-hidden="true">
            {atLeast < textRatio ? <span className={classes.shape} /> : "Aa"}
          </span>
          <span>
            {front} on {back}
            <br />
            {contrastOf(tokens[front], tokens[back]).toFixed(1)} : 1
          </span>
        </li>
      ))}
    </ul>
  );
}
