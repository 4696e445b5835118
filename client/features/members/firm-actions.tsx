import { Button, Stack } from "@mantine/core";
import { ResendActivation, type useResend } from "./resend-activation.tsx";
import type { Firm } from "./use-firms.ts";

/** An action on a firm that opens a form or a dialog. */
export type FirmAction = { readonly kind: "edit" | "signOut" | "deactivate" | "reactivate"; readonly firm: Firm };

type FirmActionsProps = {
  readonly firm: Firm;
  readonly resend: ReturnType<typeof useResend>;
  readonly onAction: (action: FirmAction) => void;
};

/** What the council can do with one firm of the list. */
export function FirmActions({ firm, resend, onAction }: FirmActionsProps) {
  const isOpen = firm.deactivatedAt === null;
  return (
    <Stack gap={4} align="flex-start">
      <Button size="compact-sm" variant="subtle" aria-label={`Edit ${firm.name}`} onClick={() => onAction({ kind: "edit", firm })}>
        Edit
      </Button>
      {isOpen && firm.status !== "active" && <ResendActivation firm={firm} resend={resend} />}
      {isOpen && firm.status === "active" && (
        <Button size="compact-sm" variant="subtle" aria-label={`End sessions of ${firm.name}`} onClick={() => onAction({ kind: "signOut", firm })}>
          End sessions
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color={isOpen ? "red" : undefined}
        aria-label={`${isOpen ? "Deactivate" : "Reactivate"} ${firm.name}`}
        onClick={() => onAction({ kind: isOpen ? "deactivate" : "reactivate", firm })}
      >
        {isOpen ? "Deactivate" : "Reactivate"}
      </Button>
    </Stack>
  );
}
