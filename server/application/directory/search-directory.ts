import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { isCodePrefix, wordsOf } from "#domain/directory/search-words.ts";
import { rateLimited } from "#domain/errors.ts";
import { countDevices, listProductsOf, searchDirectory as findMembers, type DirectoryFilter, type DirectoryRow } from "#db/queries/directory.ts";
import type { HsnCategory } from "#domain/members/hsn-categories.ts";
import type { AppContext } from "../../context.ts";
import { takeTries } from "../accounts/tries.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";

export const DirectorySearch = z.object({
  search: z.string().max(200).default(""),
  /** Devices by HSN code; a firm that makes one of them is shown. */
  codes: z
    .array(z.string().regex(/^\d{8}$/))
    .max(200)
    .default([]),
});
export type DirectorySearch = z.input<typeof DirectorySearch>;

export const SearchDirectoryInput = DirectorySearch.extend({ page: Page.shape.page, pageSize: Page.shape.pageSize.default(20) });
export type SearchDirectoryInput = z.input<typeof SearchDirectoryInput>;

export type DirectoryDevice = { readonly code: string; readonly label: string; readonly category: HsnCategory };
/** A member as the reader may see it. Contacts that the firm keeps to itself are undefined. */
export type DirectoryEntry = {
  readonly id: string;
  readonly memberName: string;
  readonly contactName: string;
  readonly contactEmail: string | undefined;
  readonly contactPhone: string | undefined;
  readonly address: string;
  readonly devices: readonly DirectoryDevice[];
  /** Those of its devices that answer the search; none when name or address did. */
  readonly matches: readonly DirectoryDevice[];
};

/**
 * A page of the member directory, twenty at a time, by name.
 * @throws rate_limited (more than sixty pages a minute)
 * @source specification 3 "Member directory record"; rest-api.md "buyer/epcmd-members"; security.md row 3
 */
export async function searchDirectory(ctx: AppContext, input: SearchDirectoryInput): Promise<Paged<DirectoryEntry>> {
  const actor = authorize(ctx.actor, "directory.search");
  const { search, codes, page, pageSize } = SearchDirectoryInput.parse(input);
  const tries = await takeTries(ctx, [{ limit: limits.directoryPages, subject: actor.userId }]);
  if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManyPages, tries.waitSeconds);
  const filter = { words: wordsOf(search), codes };
  const { rows, count } = await findMembers(ctx.db, filter, { offset: (page - 1) * pageSize, limit: pageSize });
  return paged(await withDevices(ctx, rows, filter), count, { page, pageSize });
}

/** The entries of these firms with their devices, and why each was found. */
export async function withDevices(ctx: AppContext, rows: readonly DirectoryRow[], filter: DirectoryFilter): Promise<DirectoryEntry[]> {
  const products = await listProductsOf(
    ctx.db,
    rows.map(({ firmId }) => firmId),
  );
  return rows.map(({ firmId, memberName, contactName, contactEmail, contactPhone, address }) => {
    const devices = products.filter((product) => product.firmId === firmId).map(({ code, label, category }) => ({ code, label, category }));
    return {
      id: firmId,
      memberName,
      contactName,
      contactEmail: contactEmail ?? undefined,
      contactPhone: contactPhone ?? undefined,
      address,
      devices,
      matches: devices.filter((device) => isMatch(device, filter)),
    };
  });
}

const isMatch = ({ code, label }: DirectoryDevice, { words, codes }: DirectoryFilter): boolean =>
  codes.includes(code) || words.some((word) => label.toLowerCase().includes(word) || (isCodePrefix(word) && code.startsWith(word)));

export const DirectoryDevicesInput = DirectorySearch.pick({ search: true });
export type DirectoryDevicesInput = z.input<typeof DirectoryDevicesInput>;

/** The devices by which a search can be narrowed, each with the number of firms that make it. */
export async function listDirectoryDevices(ctx: AppContext, input: DirectoryDevicesInput): Promise<(DirectoryDevice & { readonly firms: number })[]> {
  authorize(ctx.actor, "directory.search");
  const { search } = DirectoryDevicesInput.parse(input);
  return countDevices(ctx.db, { words: wordsOf(search), codes: [] });
}
