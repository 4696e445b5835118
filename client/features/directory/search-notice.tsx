import { Alert, Anchor, Text } from "@mantine/core";

type SearchNoticeProps = {
  /** The corrected words of the search, if they were corrected. */
  readonly searchedFor: string | undefined;
  readonly typed: string;
  readonly onExact: () => void;
  /** False when part of the address was left out. */
  readonly isUnderstood: boolean;
};

/** A notice above the results: the words were corrected, or a part of the address is invalid. */
export function SearchNotice({ searchedFor, typed, onExact, isUnderstood }: SearchNoticeProps) {
  return (
    <>
      {!isUnderstood && (
        <Alert color="orange" role="status">
          Part of this address could not be understood and was left out.
        </Alert>
      )}
      {searchedFor !== undefined && (
        <Text role="status">
          Showing results for <strong>{searchedFor}</strong>.{" "}
          <Anchor component="button" type="button" ta="start" style={{ overflowWrap: "anywhere", verticalAlign: "baseline" }} onClick={onExact}>
            Search instead for {typed}
          </Anchor>
        </Text>
      )}
    </>
  );
}
