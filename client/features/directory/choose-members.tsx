import { Button, Checkbox, Group, Paper, Text } from "@mantine/core";
import { Link, useNavigate } from "react-router-dom";
import { maxEnquiryMembers } from "#domain/directory/enquiry-rules.ts";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatCount } from "../../shared/format.ts";
import { writeEnquiryPath } from "./directory-paths.ts";
import { useChosenMembers, type ChosenMember } from "./use-chosen-members.ts";
import classes from "./choose-members.module.css";

/** Chooses one member of the list to write to. */
export function ChooseMember({ member }: { member: ChosenMember }) {
  const { isChosen, isFull, choose, drop } = useChosenMembers();
  const isTicked = isChosen(member.id);
  return (
    <Checkbox
      label={<Unbroken>Choose</Unbroken>}
      aria-label={`Choose ${member.name} to write to`}
      checked={isTicked}
      disabled={isFull && !isTicked}
      onChange={(event) => (event.currentTarget.checked ? choose(member) : drop(member.id))}
    />
  );
}

type WriteToFirmProps = ChosenMember & {
  /** Below an answer of the member, on a page that may have several. */
  readonly isAgain?: boolean;
};

/** Chooses a member and leads on to the enquiry; members who were chosen before stay chosen. */
export function WriteToFirm({ id, name, isAgain = false }: WriteToFirmProps) {
  const navigate = useNavigate();
  const { mayChoose, isFull, isChosen, choose } = useChosenMembers();
  if (!mayChoose) return null;
  function write(): void {
    if (!isFull && !isChosen(id)) choose({ id, name });
    void navigate(writeEnquiryPath);
  }
  if (isFull && !isChosen(id)) return <Button onClick={write}>{`${maxEnquiryMembers} members are chosen: write to them first`}</Button>;
  if (!isAgain) return <Button onClick={write}>Write to this member</Button>;
  return (
    <Button variant="default" onClick={write} aria-label={`Write again to ${name}`}>
      Write again
    </Button>
  );
}

/** Leads to the enquiry once a member is chosen; stays in sight while the list is scrolled. */
export function WriteBar() {
  const { mayChoose, chosen, isFull, dropAll } = useChosenMembers();
  if (!mayChoose) return null;
  return (
    <div role="status" className={classes.place}>
      {chosen.length > 0 && (
        <Paper withBorder shadow="sm" p="sm">
          <Group gap="sm" justify="space-between">
            <Text size="sm">
              {formatCount(chosen.length, "member")} chosen{isFull ? `, the most for one enquiry (${maxEnquiryMembers})` : ""}
            </Text>
            <Group gap="xs">
              <Button variant="subtle" onClick={dropAll}>
                Choose none
              </Button>
              <Button component={Link} to={writeEnquiryPath}>
                Write to {formatCount(chosen.length, "member")}
              </Button>
            </Group>
          </Group>
        </Paper>
      )}
    </div>
  );
}
