import { Anchor, Box, Stack, Text } from "@mantine/core";
import { council, paths } from "#domain/council.ts";
import { QrCode } from "../../components/qr-code.tsx";
import { Section } from "../../components/section.tsx";
import { ErrorState } from "../../components/states.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useLastSignedIn } from "../accounts/use-me.ts";
import { MarkCodeText } from "./mark-code-text.tsx";
import { markPicture } from "./mark-picture.ts";

/** The mark of the member's own firm, to download. Until its profile is saved, the directory does not have the firm, and this is empty. */
export function OwnMark() {
  const firm = useLastSignedIn()?.firm;
  const profile = trpc.members.profile.useQuery(undefined, { staleTime: Infinity });
  const isListed = firm !== undefined && (profile.data?.version ?? 0) > 0;
  const query = trpc.directory.firm.useQuery({ firmId: firm?.id ?? "" }, { enabled: isListed });
  if (!isListed || (query.data === undefined && query.error === null)) return null;
  return (
    <Box mt="xl" maw="60rem">
      <Section title="Your verification mark">
        {query.data === undefined ? (
          <ErrorState message={failureOf(query.error).message} onRetry={() => void query.refetch()} />
        ) : query.data.isMemberToday ? (
          <Mark verifyUrl={query.data.verifyUrl} />
        ) : (
          <Text>Your firm is not a member of {council.shortName} today.</Text>
        )}
      </Section>
    </Box>
  );
}

function Mark({ verifyUrl }: { verifyUrl: string }) {
  return (
    <Stack gap="sm" align="flex-start">
      <Text>
        Show it on your website, stands and packaging. Anybody can scan it, or enter its code at{" "}
        <Anchor href={paths.checkMember} target="_blank" rel="noopener">
          Check a Member
          <span className="portal-unseen"> (opens in a new tab)</span>
        </Anchor>
        , to see whether your firm is a member of {council.shortName} today.
      </Text>
      <QrCode text={verifyUrl} label="QR code of the page that says whether your firm is a member; its code stands below as text" sizePx={132} />
      <MarkCodeText verifyUrl={verifyUrl} />
      <Anchor
        href={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(markPicture(verifyUrl))}`}
        download={`${council.slug}-verification-mark.svg`}
      >
        Download as SVG
      </Anchor>
    </Stack>
  );
}
