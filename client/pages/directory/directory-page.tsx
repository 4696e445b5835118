import { Directory } from "../../features/directory/directory.tsx";
import { DirectoryShell } from "./directory-shell.tsx";

/** /buyer-search-result and /success-login. @source specification 2 "Member directory" */
export function DirectoryPage() {
  return (
    <DirectoryShell>
      <Directory />
    </DirectoryShell>
  );
}
