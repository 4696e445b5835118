import { Badge, Code, Group, List, Paper, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { BusyButton } from "../../components/busy-button.tsx";
import { tryCall, type ApiCall, type TriedCall } from "./api-document.ts";

/** Text of a program, its long lines broken so that a phone shows all of it. */
function Wrapped({ text }: { text: string }) {
  return (
    <Code block style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {text}
    </Code>
  );
}

/** The document marks words of programs by backticks; the page needs none. */
const plain = (text: string): string => text.replaceAll("`", "");
const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** One call: what it is for, what it takes and answers, and a form that makes it. */
export function ApiCallCard({ call, token }: { call: ApiCall; token: string }) {
  const bodies = Object.entries(call.requestBody?.content ?? {});
  const [mediaType, content] = bodies[0] ?? [];
  return (
    <Paper withBorder p="md">
      <details>
        <summary style={{ cursor: "pointer" }}>
          <Group gap="sm" me="sm" display="inline-flex" wrap="wrap">
            <Badge variant="light" color={call.method === "GET" ? "blue" : "green"}>
              {call.method}
            </Badge>
            <Code style={{ overflowWrap: "anywhere" }}>/api{call.path}</Code>
          </Group>
          <span>{call.summary}</span>
        </summary>
        <Stack gap="sm" mt="md">
          <Text>{plain(call.description)}</Text>
          {mediaType !== undefined && (
            <>
              <Text fw={600}>Body, {mediaType}</Text>
              <Wrapped text={pretty(content?.example ?? {})} />
            </>
          )}
          <Text fw={600}>Answers</Text>
          <List size="sm" style={{ overflowWrap: "anywhere" }}>
            {Object.entries(call.responses).map(([status, { description }]) => (
              <List.Item key={status}>
                <b>{status}</b> {plain(description)}
              </List.Item>
            ))}
          </List>
          {mediaType === "multipart/form-data" ? (
            <Text c="dimmed">This call takes files: try it with curl, as the quick start shows.</Text>
          ) : (
            <TryForm call={call} token={token} example={mediaType === undefined ? "" : pretty(content?.example ?? {})} />
          )}
        </Stack>
      </details>
    </Paper>
  );
}

function TryForm({ call, token, example }: { call: ApiCall; token: string; example: string }) {
  const [given, setGiven] = useState<Record<string, string>>({});
  const [body, setBody] = useState(example);
  const [tried, setTried] = useState<TriedCall | string>();
  const [isBusy, setIsBusy] = useState(false);
  const asked = call.parameters.filter((parameter) => parameter.in !== "header");

  const send = (event: FormEvent): void => {
    event.preventDefault();
    setIsBusy(true);
    tryCall(call, given, body, token)
      .then(setTried, () => setTried("The portal did not answer. Check your connection, then try again."))
      .finally(() => setIsBusy(false));
  };

  return (
    <form onSubmit={send} aria-label={`Try ${call.summary}`}>
      <Stack gap="sm">
        {asked.map(({ name, required, description }) => (
          <TextInput
            key={name}
            label={required ? name : `${name} (optional)`}
            description={description}
            value={given[name] ?? ""}
            onChange={({ currentTarget: { value } }) => setGiven((known) => ({ ...known, [name]: value }))}
          />
        ))}
        {example !== "" && (
          <Textarea label="Body to send" autosize minRows={3} value={body} onChange={({ currentTarget: { value } }) => setBody(value)} />
        )}
        <Group>
          <BusyButton type="submit" isBusy={isBusy} busyLabel="Sending..." variant="default">
            Try this call
          </BusyButton>
        </Group>
        <div role="status">{tried !== undefined && <Result tried={tried} />}</div>
      </Stack>
    </form>
  );
}

function Result({ tried }: { tried: TriedCall | string }) {
  if (typeof tried === "string") return <Text>{tried}</Text>;
  return (
    <Stack gap={4}>
      <Text fw={600}>Answer {tried.status}</Text>
      <Wrapped text={tried.text} />
    </Stack>
  );
}
