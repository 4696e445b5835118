import { Anchor, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { Section } from "../../components/section.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { ApiCallCard } from "./api-call-card.tsx";
import { useApiDescription } from "./api-document.ts";

/** Every call that programs can make, as the server describes them, each with a form that makes it. */
export function ApiCalls() {
  const { data, error, refetch } = useApiDescription();
  const [token, setToken] = useState("");
  if (error !== null) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingState label="Loading the list of calls..." />;
  return (
    <Stack gap="lg">
      {data.introduction.map((paragraph) => (
        <Text key={paragraph}>{paragraph.replaceAll("`", "")}</Text>
      ))}
      <Text>
        For programs: <Anchor href="/api/openapi.json">the same as OpenAPI 3.1 (JSON)</Anchor>
      </Text>
      <TextInput
        label="Access token"
        description="For trying calls: the access that the call “Sign in” answers. It stays on this page and is forgotten when you leave."
        autoComplete="off"
        spellCheck={false}
        value={token}
        onChange={({ currentTarget: { value } }) => setToken(value.trim())}
      />
      {data.groups.map(({ tag, calls }) => (
        <Section key={tag} title={tag} id={tag.toLowerCase().replaceAll(/\W+/g, "-")}>
          <Stack gap="xs">
            {calls.map((call) => (
              <ApiCallCard key={call.operationId} call={call} token={token} />
            ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}
