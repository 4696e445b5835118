import { PassThrough } from "node:stream";
import { createLog } from "#server/infra/log.ts";
import { openRestCallers, type RestCallers } from "../support/rest-callers.ts";
import { startTestApp } from "../support/web-client.ts";
import { scannedEndpoints, type ScannedEndpoint, type ScannedParameter } from "./scanned-endpoints.ts";
import { openTargets } from "./targets.ts";

/** The product with every call of both transports, ready to be sent with other values than its own. */
export type InjectionTargets = {
  readonly callers: RestCallers;
  readonly endpoints: readonly ScannedEndpoint[];
  /** What went wrong since the last call, as the log has it. */
  failures(): string;
  close(): Promise<void>;
};

export const targetValuesOf = (parameters: readonly ScannedParameter[]): Map<string, string> =>
  new Map(parameters.map(({ name, value }) => [name, value]));

/** Starts the product and finds for each call the values that it accepts. */
export async function openInjectionTargets(): Promise<InjectionTargets> {
  const callers = await openRestCallers();
  const logged = new PassThrough();
  const { services } = callers;
  const app = await startTestApp({ ...services, log: createLog("error", logged) });
  const endpoints: ScannedEndpoint[] = [];
  for (const endpoint of scannedEndpoints(callers, await openTargets(callers), app.url)) endpoints.push(await fitting(callers, endpoint));
  return {
    callers,
    endpoints,
    failures: () => (logged.read() as Buffer | null)?.toString() ?? "", // bytes come out of it
    close: async () => {
      await app.close();
      await callers.close();
    },
  };
}

/** The endpoint, which leaves out what the register does not send and the endpoint refuses, until something else stands there. */
async function fitting(callers: RestCallers, endpoint: ScannedEndpoint): Promise<ScannedEndpoint> {
  const refuses = async (parameters: readonly ScannedParameter[]): Promise<boolean> => {
    await callers.forgetLimits();
    const answer = await endpoint.send(targetValuesOf(parameters));
    await answer.arrayBuffer();
    return answer.status === 400;
  };
  const own = endpoint.parameters.filter(({ isMore }) => !isMore);
  if (!(await refuses(endpoint.parameters)) || (await refuses(own))) return endpoint;
  const unfit = new Map<string, string>();
  for (const parameter of endpoint.parameters)
    if (parameter.isMore && (await refuses([...own, parameter]))) unfit.set(parameter.name, parameter.value);
  return { ...endpoint, send: (given) => endpoint.send(new Map([...given].filter(([name, value]) => unfit.get(name) !== value))) };
}
