import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { BusyButton } from "../../components/busy-button.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { formatDate } from "../../shared/format.ts";
import { CodeForm } from "./code-form.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { SecondFactorSetUp } from "./second-factor-set-up.tsx";
import { useSecondFactor } from "./use-second-factor.ts";

/** Below this many codes the page asks the user to make new ones. */
const fewCodes = 4;

/** The second factor of a user of the council or of DGFT: set up, switched off, new recovery codes. @source security.md 3.6 */
export function SecondFactorSettings() {
  const { query, setUp, codes, failure, attempt, isBusy, begin, confirm, disable, renew, confirmCodes, close } = useSecondFactor();
  const [asked, setAsked] = useState<"disable" | "renew">();
  const stop = (): void => {
    setAsked(undefined);
    close();
  };
  return (
    <section aria-labelledby="second-factor">
      <Title order={2} size="h3" id="second-factor" mb="xs">
        Second factor
      </Title>
      {(query.error !== null || query.data === undefined) && <NotRead query={query} />}
      {query.data !== undefined && (
        <Stack gap="md" align="flex-start" maw="44rem">
          <State view={query.data} areCodesShown={codes !== undefined} />
          {codes !== undefined && (
            <>
              <RecoveryCodeList codes={codes} />
              {asked === "renew" && <Text>{earlierCodes(query.data)}</Text>}
              {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
              <BusyButton onClick={() => confirmCodes(stop)} isBusy={isBusy}>
                I have kept the codes
              </BusyButton>
            </>
          )}
          {codes === undefined && setUp !== undefined && (
            <SecondFactorSetUp view={setUp} isBusy={isBusy} refusal={failure} attempt={attempt} onConfirm={confirm} onCancel={stop} />
          )}
          {codes === undefined && asked !== undefined && (
            <CodeForm
              key={asked}
              id="own-code"
              sendLabel={asked === "disable" ? "Switch it off" : "Make new recovery codes"}
              isBusy={isBusy}
              refusal={failure}
              attempt={attempt}
              onSend={(code) => (asked === "disable" ? disable(code, stop) : renew(code))}
              onCancel={stop}
            />
          )}
          {setUp === undefined && codes === undefined && asked === undefined && (
            <>
              {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
              <Group>
                {!query.data.isOn && (
                  <BusyButton onClick={begin} isBusy={isBusy}>
                    Set up a second factor
                  </BusyButton>
                )}
                {query.data.isOn && (
                  <Button variant="default" onClick={() => setAsked("renew")}>
                    New recovery codes
                  </Button>
                )}
                {query.data.isOn && !query.data.isRequired && (
                  <Button variant="default" onClick={() => setAsked("disable")}>
                    Switch it off
                  </Button>
                )}
              </Group>
            </>
          )}
        </Stack>
      )}
    </section>
  );
}

type View = NonNullable<ReturnType<typeof useSecondFactor>["query"]["data"]>;
type StateProps = { readonly view: View; readonly areCodesShown: boolean };

function State({ view, areCodesShown }: StateProps) {
  const { isOn, isRequired, since } = view;
  if (!isOn)
    return (
      <Text>
        <StatusTag tone="neutral">Off</StatusTag> Your login asks for the password alone. With a second factor a stolen password opens nothing: after
        it the login asks for a code of an app on your phone.
      </Text>
    );
  return (
    <>
      <Text>
        <StatusTag tone="green">On</StatusTag> Since {formatDate(since)}. After the password your login asks for a code of your authenticator app.
        {isRequired && " Every user of the council and of DGFT needs one."}
      </Text>
      {!areCodesShown && <CodesLeft {...view} />}
    </>
  );
}

/** What new codes that are shown mean for the earlier ones. */
const earlierCodes = ({ recoveryCodesLeft }: View): string =>
  recoveryCodesLeft > 0
    ? "Of your earlier codes, those that you confirmed work until you press the button. Others no longer work."
    : "Your earlier codes no longer work.";

function CodesLeft({ recoveryCodesLeft, areCodesConfirmed }: View) {
  const areFew = recoveryCodesLeft < fewCodes;
  return (
    <Text c={areFew || !areCodesConfirmed ? "red" : undefined}>
      {(areCodesConfirmed || recoveryCodesLeft > 0) && `${recoveryCodesLeft} of 10 recovery codes left. `}
      {!areCodesConfirmed && "You have not confirmed that you kept your newest recovery codes. "}
      {(areFew || !areCodesConfirmed) && "Make new ones now."}
      {!areCodesConfirmed && " The unconfirmed ones no longer work then."}
    </Text>
  );
}
