import { createHash, randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DossierView } from "#server/application/dossiers/get-dossier.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import type { ReviewDeskView } from "#server/application/reviews/open-review.ts";
import { launchBrowser } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createUser } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { mouse } from "../support/page-input.ts";
import { walkJourney } from "../support/journey.ts";
import { again, askNode, click, signedInAt } from "../support/node-clients.ts";
import { killerOf, startNodes, type TestNodes } from "../support/nodes.ts";
import { completeDraft, neededDocuments, sufficient } from "../support/reimbursements.ts";

/** A node comes back in some seconds, twenty times. */
const killingMs = 420_000;

let nodes: TestNodes;
beforeAll(async () => {
  nodes = await startNodes({ seed: "demo" });
});
afterAll(() => nodes?.close());

describe("nodes that are killed in turn", () => {
  it(
    "lose nothing of a reimbursement on its way from draft to approval, and do nothing twice",
    async () => {
      const { user: member, actor } = await createMember(nodes.services);
      const [council, dgft] = [await createUser(nodes.services, "EPCMD_ADMIN"), await createUser(nodes.services, "DGFT_ADMIN")];
      // The use cases make the draft; the documents are uploaded over HTTP.
      const draft = await completeDraft(nodes.services, actor);
      const clients = {
        member: await signedInAt(nodes.url, member),
        council: await signedInAt(nodes.url, council),
        dgft: await signedInAt(nodes.url, dgft),
      };
      const killers = [killerOf(nodes.webs), killerOf(nodes.workers)];
      const kill = (): Promise<unknown> => Promise.all(killers.map((killer) => killer.next()));
      const id = { reimbursementId: draft.id };
      const sent = new Map<string, string>();

      for (const fieldName of neededDocuments) {
        const bytes = textPdf([`${fieldName} sent while nodes died`]);
        const key = { "idempotency-key": randomUUID() };
        const killing = kill();
        const answer = await again(() =>
          clients.member.upload(`/uploads/product/${draft.id}/${fieldName}`, { name: `${fieldName}.pdf`, bytes, documentVersion: 1 }, key),
        );
        expect(answer.status).toBe(200);
        sent.set(fieldName, createHash("sha256").update(bytes).digest("hex"));
        await killing;
      }
      const { version } = await askNode<ReimbursementView>(clients.member, "reimbursements.getOwn", id);
      await click<ReimbursementView>(clients.member, "reimbursements.submit", { ...id, version });
      await kill();
      let { view } = await askNode<ReviewDeskView>(clients.council, "reviews.open", id);
      view = await click<ReimbursementView>(clients.council, "reviews.save", { ...id, version: view.version, documents: sufficient(view) });
      const killing = kill();
      const { recommendedPaise } = view;
      view = await click<ReimbursementView>(clients.council, "reviews.forward", { ...id, version: view.version, comment: "", recommendedPaise });
      await killing;
      view = await click<ReimbursementView>(clients.dgft, "dgft.approve", { ...id, version: view.version });
      await kill();

      const final = await askNode<ReimbursementView>(clients.member, "reimbursements.getOwn", id);
      expect(final.state).toBe("APPROVED_DGFT");
      for (const [fieldName, sha256] of sent) {
        const file = final.documents.find((document) => document.fieldName === fieldName)?.current?.files[0];
        const response = await again(() => clients.member.get(`/files/${draft.id}/${file?.id}`));
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(createHash("sha256").update(bytes).digest("hex"), fieldName).toBe(sha256);
      }
      await Promise.all(killers.map((killer) => killer.revive()));
      const dossier = await eventually(async () => {
        const found = await askNode<DossierView>(clients.member, "dossiers.get", id);
        if (found.state !== "ready") throw new Error(`the dossier is ${found.state}`);
        return found;
      }, 90_000);
      expect((await clients.member.get(`/files/${draft.id}/${dossier.fileId}`)).status).toBe(200);
      const subjects = await eventually(async () => {
        const found = (await nodes.emailsTo(member.email)).map(({ subject }) => subject ?? "");
        if (new Set(found).size < 3) throw new Error(`only ${found.join("; ")}`);
        return found;
      }, 90_000);
      expect([...new Set(subjects)].toSorted()).toEqual(
        [`${draft.id}: received`, `${draft.id}: forwarded to DGFT`, `${draft.id}: approved by DGFT`].toSorted(),
      );
    },
    killingMs,
  );

  it(
    "are not noticed in a browser on the way from a new firm to the approval",
    async () => {
      const browser = await launchBrowser();
      const killers = [killerOf(nodes.webs), killerOf(nodes.workers)];
      try {
        const { url, emailsTo } = nodes;
        const betweenChapters = async (): Promise<void> => void (await Promise.all(killers.map((killer) => killer.next())));
        // A browser may still hold a connection to the node that has just died: a user who sees an error page, or one without its scripts, reloads it.
        const goTo = (page: Page, address: string): Promise<void> =>
          eventually(async () => {
            await page.goto(address);
            await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: 10_000 });
          }, 60_000);
        await walkJourney(
          // The portal repeats a request that a killed node has cut, and the browser logs the first one.
          { url, browser, emailsTo, goTo, betweenChapters, alsoLogged: /net::ERR_(?:EMPTY_RESPONSE|CONNECTION_\w+)/ },
          { number: 7, size: { width: 1440, height: 900 }, hands: mouse, hasAxe: false },
        );
      } finally {
        await Promise.all(killers.map((killer) => killer.revive()));
        await browser.close();
      }
    },
    killingMs,
  );
});
