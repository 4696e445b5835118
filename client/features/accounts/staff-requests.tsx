import { Alert, Box, Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import type { StaffRequestKind } from "#domain/accounts/staff.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { ErrorState } from "../../components/states.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";

type StaffRequest = inferRouterOutputs<AppRouter>["accounts"]["staff"]["requests"][number];

const wants: Record<StaffRequestKind, string> = {
  invite: "is to be invited as a DGFT user",
  role: "is to become a DGFT user",
  reactivate: "is to be a DGFT user again",
};

/**
 * The requests for a DGFT user that wait. A second person confirms or declines each.
 * @param onSettled gets the server's message after an answer, and undefined when the next one is sent
 */
export function StaffRequests({ onSettled }: { onSettled: (message: string | undefined) => void }) {
  const utils = trpc.useUtils();
  const query = trpc.accounts.staff.requests.useQuery();
  const data = query.data ?? [];
  const unread = query.data === undefined ? query.error : null;
  const [refusal, setRefusal] = useState<string>();
  const outcome = {
    onMutate: () => {
      setRefusal(undefined);
      onSettled(undefined);
    },
    onError: (error: unknown) => setRefusal(failureOf(error).message),
    onSuccess: ({ message }: { message: string }) => onSettled(message),
    onSettled: () => utils.accounts.staff.invalidate(),
  };
  const confirm = trpc.accounts.staff.confirmRequest.useMutation(outcome);
  const decline = trpc.accounts.staff.declineRequest.useMutation(outcome);
  const confirmingId = confirm.isPending ? confirm.variables.requestId : undefined;
  const decliningId = decline.isPending ? decline.variables.requestId : undefined;
  if (data.length === 0 && refusal === undefined && unread === null) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="staff-requests">
      <Title order={2} size="h4" id="staff-requests">
        Waiting for a second person
      </Title>
      <Text size="sm" c="dimmed">
        A DGFT user can approve reimbursements. Whoever asks for one does not confirm it; a DGFT user or another council user does.
      </Text>
      {unread !== null && (
        <Box mt="sm">
          <ErrorState message={failureOf(unread).message} onRetry={() => void query.refetch()} />
        </Box>
      )}
      {refusal !== undefined && <Alert mt="sm" color="red" role="alert" title={refusal} />}
      <Stack component="ul" gap="sm" mt="sm" p={0} style={{ listStyle: "none" }}>
        {data.map((request) => (
          <Group component="li" key={request.id} justify="space-between">
            <Asked request={request} />
            <Group gap="sm">
              {request.canConfirm && (
                <AnswerButton
                  words={["Confirm", "Confirming"]}
                  request={request}
                  runningId={confirmingId}
                  onPress={() => confirm.mutate({ requestId: request.id })}
                />
              )}
              <AnswerButton
                variant="default"
                words={request.isOwn ? ["Take back", "Taking back"] : ["Decline", "Declining"]}
                request={request}
                runningId={decliningId}
                onPress={() => decline.mutate({ requestId: request.id })}
              />
            </Group>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}

type AnswerButtonProps = {
  readonly variant?: "filled" | "default";
  readonly words: readonly [act: string, acting: string];
  readonly request: StaffRequest;
  /** The request for which the same answer is being sent. */
  readonly runningId: string | undefined;
  readonly onPress: () => void;
};

function AnswerButton({ variant = "filled", words: [act, acting], request, runningId, onPress }: AnswerButtonProps) {
  const isRunning = runningId === request.id;
  return (
    <BusyButton
      variant={variant}
      aria-label={`${isRunning ? acting : act}: ${request.name}`}
      isBusy={runningId !== undefined}
      busyLabel={isRunning ? `${acting}...` : act}
      onClick={onPress}
    >
      {act}
    </BusyButton>
  );
}

function Asked({ request: { name, email, kind, requestedByName, requestedAt } }: { request: StaffRequest }) {
  return (
    <div>
      <Text>
        <strong>{name}</strong> ({email}) {wants[kind]}.
      </Text>
      <Text size="sm" c="dimmed">
        Asked by {requestedByName}, {formatDateTime(requestedAt)}
      </Text>
    </div>
  );
}
