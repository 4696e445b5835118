import { withAdvisoryLock } from "#db/connection/advisory-lock.ts";
import type { Services } from "../context.ts";
import { seedBankLayouts } from "./bank-layouts.ts";
import { seedContent } from "./content.ts";
import { seedDemo } from "./demo.ts";
import { seedFees } from "./fees.ts";
import { seedPhrases } from "./phrases.ts";
import { seedReasons, seedRules } from "./rules.ts";

/**
 * Inserts what the product brings, and the demonstration where the settings ask for it. Nodes that start together take turns: the
 * first one inserts, the others find everything there.
 * @param ownerUrl the database, as its owner
 * @returns whether the demonstration is wanted and there
 */
export const seed = (services: Services, ownerUrl: string): Promise<boolean> =>
  withAdvisoryLock(ownerUrl, "seed", async () => {
    await seedContent(services);
    await seedRules(services);
    await seedReasons(services);
    await seedFees(services);
    await seedPhrases(services);
    await seedBankLayouts(services);
    return services.config.seed === "demo" && seedDemo(services);
  });
