import { z } from "zod";
import { council } from "#domain/council.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { hsnCategories, hsnCategoryKeys } from "#domain/members/hsn-categories.ts";
import { exportDirectoryXlsx, maxExportedMembers } from "../application/directory/export-directory.ts";
import { searchDirectoryExactly } from "../application/directory/search-directory-exactly.ts";
import { ok, route, type RestRoute } from "./route.ts";
import { sheetDownload, sheetMediaType, signedUrl } from "./signed.ts";
import { looseText, pageQuery, pageSizeQuery } from "./wire.ts";

const tag = "Buyer: member directory";
const search = looseText("Words of name, address or product, or digits of an HSN code", 200);

const categoryTitles = Object.entries(hsnCategories).map(([key, title]) => `${key}: ${title}`);
const Device = z.object({
  code: z.string(),
  product_name: z.string(),
  category: z.enum(hsnCategoryKeys).meta({ description: `Key of its category. ${categoryTitles.join("; ")}` }),
});
const Member = z.object({
  id: z.uuid(),
  member_name: z.string(),
  contact_person_name: z.string(),
  contact_person_email: z.string().meta({ description: "Empty when the firm keeps it to itself" }),
  contact_person_phone: z.string().meta({ description: "Empty when the firm keeps it to itself" }),
  address: z.string(),
  hsn_codes: z.array(Device),
});
const exampleMember = {
  id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d78",
  member_name: "Kaveri Imaging Pvt Ltd",
  contact_person_name: "Export Desk",
  contact_person_email: "exports@kaveri.example",
  contact_person_phone: "+919876543210",
  address: "12 Industrial Area, Pune",
  hsn_codes: [{ code: "90183100", product_name: "Syringes", category: "Consumable" }],
};

export const directoryRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: `buyer/${council.slug}-members`,
    tag,
    summary: "Search the member directory",
    access: "directory.search",
    query: z.object({ search, page: pageQuery, page_size: pageSizeQuery(20) }),
    answers: {
      200: {
        description:
          "A page: without `search` by name; with it first the firms with all its words in their name, then the makers of the device, then the others, by name within each",
        schema: z.object({ members: z.array(Member), current_page: z.int(), total_pages: z.int(), count: z.int(), page_size: z.int() }),
        example: { members: [exampleMember], current_page: 1, total_pages: 1, count: 1, page_size: 20 },
      },
    },
    refusals: [
      { kind: "invalid", code: "page_too_far", when: directoryMessages.pageTooFar },
      { kind: "rate_limited", code: "rate_limited", when: directoryMessages.tooManyPages },
    ],
    run: async (ctx, { query }) => {
      const { page, page_size: size } = query;
      const { rows, currentPage, totalPages, count, pageSize } = await searchDirectoryExactly(ctx, { search: query.search, page, pageSize: size });
      const members = rows.map((entry) => ({
        id: entry.id,
        member_name: entry.memberName,
        contact_person_name: entry.contactName,
        contact_person_email: entry.contactEmail ?? "",
        contact_person_phone: entry.contactPhone ?? "",
        address: entry.address,
        hsn_codes: entry.devices.map(({ code, label, category }) => ({ code, product_name: label, category })),
      }));
      return ok({ members, current_page: currentPage, total_pages: totalPages, count, page_size: pageSize });
    },
  }),
  route({
    method: "GET",
    path: `buyer/${council.slug}-members/generate`,
    tag,
    summary: "The directory as a spreadsheet",
    description:
      "All members that the search finds; of more than 5,000 the address answers 202 with `Retry-After` until the file is made. `direct=1` sends the spreadsheet itself, of at most 5,000 members.",
    access: "directory.export",
    query: z.object({ search, direct: z.enum(["0", "1"]).default("0") }),
    answers: {
      200: {
        description: "Signed address, good for ten minutes; with `direct=1` the spreadsheet",
        mediaType: sheetMediaType,
        schema: z.object({ download_url: z.string(), filename: z.string() }),
        example: { download_url: "https://portal.example/api/signed/eyJ0Ijp7…/", filename: "epcmd-members-2026-11-21.xlsx" },
      },
    },
    refusals: [
      { kind: "invalid", code: "too_many_rows", when: directoryMessages.tooManyRows(maxExportedMembers) },
      { kind: "rate_limited", code: "rate_limited", when: "The list was taken often in the last hour." },
    ],
    run: async (ctx, { query }) => {
      if (query.direct === "1") {
        const { name, bytes } = await exportDirectoryXlsx(ctx, { search: query.search });
        return sheetDownload(name, bytes);
      }
      const url = signedUrl(ctx, { kind: "directory", search: query.search });
      return ok({ download_url: url, filename: `${council.slug}-members-${calendarDateInIndia(ctx.now())}.xlsx` });
    },
  }),
];
