import { useSearchParams } from "react-router-dom";
import { AccountFrame } from "../../features/accounts/account-frame.tsx";
import { Activation } from "../../features/accounts/activation.tsx";

/** /activate-account?id=…: the link of the activation mail. @source specification 2 "Account screens" */
export function ActivatePage() {
  const [search] = useSearchParams();
  const id = search.get("id") ?? "";
  return (
    <AccountFrame>
      <Activation key={id} id={id} />
    </AccountFrame>
  );
}
