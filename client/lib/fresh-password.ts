/** @param isCodeEnough whether a code of the authenticator counts in place of the password */
type Asker = (answer: (isGiven: boolean) => void, isCodeEnough: boolean) => void;

let asker: Asker | undefined;

/** Sets the function that asks for the password. Returns a function that removes it. */
export function onPasswordNeeded(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Asks for the password, or a code where that is enough; false if the user does not give it. Of several calls at the same time only the last gets an answer, the others false. */
export const askForPassword = (isCodeEnough: boolean): Promise<boolean> =>
  new Promise((answer) => (asker === undefined ? answer(false) : asker(answer, isCodeEnough)));
