import { useRef } from "react";
import { newUuid } from "./uuid.ts";

const noAttempt = { content: "", key: "" };

/** What a call of the client takes besides its input. */
type Keyed = { readonly context: { idempotencyKey: string } };

/**
 * For an action whose answer may be lost: the same input sent again is the same request, which the server does once and answers again.
 * `forget` makes the next one a request of its own. Unlike every action (`nameActions`), it stays so while other actions of the page succeed.
 * @param call sends the input with the key of the request
 */
export function useSameRequest<Input, Answer>(call: (input: Input, keyed: Keyed) => Promise<Answer>) {
  /** What was sent last and has no answer yet. */
  const last = useRef(noAttempt);
  return {
    send: async (input: Input): Promise<Answer> => {
      const content = JSON.stringify(input);
      if (last.current.content !== content) last.current = { content, key: newUuid() };
      const { key } = last.current;
      const answer = await call(input, { context: { idempotencyKey: key } });
      if (last.current.key === key) last.current = noAttempt;
      return answer;
    },
    forget: (): void => {
      last.current = noAttempt;
    },
  };
}
