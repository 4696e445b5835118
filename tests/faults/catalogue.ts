import type { Fault } from "./fault.ts";
import { faultsOfFiles } from "./faults-of-files.ts";
import { faultsOfOperation } from "./faults-of-operation.ts";
import { faultsOfPayments } from "./faults-of-payments.ts";
import { faultsOfProcesses } from "./faults-of-processes.ts";
import { faultsOfServices } from "./faults-of-services.ts";

const numberOf = ({ id }: Pick<Fault, "id">): number => Number(id.slice(1));

/** Everything that is done, by number. @source security.md 4.11 */
export const faults: readonly Fault[] = [
  ...faultsOfProcesses,
  ...faultsOfServices,
  ...faultsOfFiles,
  ...faultsOfOperation,
  ...faultsOfPayments,
].toSorted((one, other) => numberOf(one) - numberOf(other));

/** Faults that are driven elsewhere, and where: named in the table of every run. */
export const elsewhere: readonly { readonly id: `F${number}`; readonly title: string; readonly where: string }[] = [
  { id: "F4", title: "kill -9 of everything with the embedded PostgreSQL", where: "npm test: tests/runtime/faults.test.ts, on its own data" },
  { id: "F10", title: "disk full", where: "npm test: tests/runtime/full-disk.test.ts, with the kind of disk that can be made here" },
  { id: "F20", title: "two faults at once at random times", where: "the long tier: --pairs" },
];
