type Asker = (answer: (isGiven: boolean) => void) => void;

let asker: Asker | undefined;

/** Names who asks for the password over the page; there is one. Returns the way to stop. */
export function onPasswordNeeded(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Has the password asked for; false when it was not given. Of several that ask at once the earlier ones get false. */
export const askForPassword = (): Promise<boolean> => new Promise((answer) => (asker === undefined ? answer(false) : asker(answer)));
