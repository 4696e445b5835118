import { z } from "zod";
import { council } from "#domain/council.ts";
import { DomainError } from "#domain/errors.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { firmStatusValues } from "#domain/members/firm-status.ts";
import { memberMessages } from "#domain/members/messages.ts";
import { disclaimerKeys, profileDisclaimers, profileMessages } from "#domain/members/profile-messages.ts";
import { ProfileInput } from "#domain/members/profile-input.ts";
import { addFirm, AddFirmInput, type AddedFirmView } from "../application/members/add-firm.ts";
import { getProfile } from "../application/members/get-profile.ts";
import { listEveryFirm } from "../application/members/list-every-firm.ts";
import { listFirms, ListFirmsInput } from "../application/members/list-firms.ts";
import { memberDetail } from "../application/members/member-detail.ts";
import type { ProfileView } from "../application/members/profile-view.ts";
import { resendByName, ResendByNameInput } from "../application/members/resend-by-name.ts";
import { saveProfile } from "../application/members/save-profile.ts";
import { parseGiven } from "./refusals.ts";
import { ok, route, type RestAnswer, type RestRoute } from "./route.ts";
import { Message, optionalPage, optionalPageSize, WireDate } from "./wire.ts";

const FirmFields = z.object({
  firm_name: z.string(),
  gst_no: z.string(),
  membership_start_date: WireDate,
  membership_end_date: WireDate,
  contact_person_name: z.string(),
  contact_person_email: z.string(),
  contact_person_phone: z.string(),
});
const exampleFirm = {
  firm_name: "Kaveri Imaging Pvt Ltd",
  gst_no: "27AABCK1234D1Z5",
  membership_start_date: "01-04-2026",
  membership_end_date: "31-03-2027",
  contact_person_name: "Export Desk",
  contact_person_email: "exports@kaveri.example",
  contact_person_phone: "+91 98765 43210",
};

/** How the wire calls the fields of a firm. */
export const firmNames = {
  firmName: "firm_name",
  gstNo: "gst_no",
  membershipStartOn: "membership_start_date",
  membershipEndOn: "membership_end_date",
  contactName: "contact_person_name",
  contactEmail: "contact_person_email",
  contactPhone: "contact_person_phone",
} as const;

const ListedFirmBody = FirmFields.extend({ id: z.uuid(), status: z.enum(firmStatusValues), is_deactivated: z.boolean() });
const exampleListed = { id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d78", ...exampleFirm, status: "active", is_deactivated: false };

const listedFirm = (firm: AddedFirmView["firm"]): z.infer<typeof ListedFirmBody> => ({
  id: firm.id,
  firm_name: firm.name,
  gst_no: firm.gstNo,
  membership_start_date: formatIndianDate(firm.membershipStartOn),
  membership_end_date: formatIndianDate(firm.membershipEndOn),
  contact_person_name: firm.contactName,
  contact_person_email: firm.contactEmail,
  contact_person_phone: firm.contactPhone,
  status: firm.status,
  is_deactivated: firm.deactivatedAt !== null,
});

const ProfileBody = z.object({
  organization: z.string(),
  address: z.string(),
  gst: z.string(),
  pan: z.string(),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_mobile: z.string(),
  whatsapp: z.string(),
  alternate_email: z.string(),
  description: z.string(),
  hsn_codes: z.array(z.string()),
  show_email: z.boolean().meta({ description: "Buyers and members see the contact e-mail" }),
  show_phone: z.boolean().meta({ description: "Buyers and members see the contact mobile" }),
  last_updated_on: z.union([WireDate, z.literal("")]).meta({ description: "When it was last saved, DD-MM-YYYY; empty before the first time" }),
});
const exampleProfile = {
  organization: "Kaveri Imaging Pvt Ltd",
  address: "12 Industrial Area, Pune",
  gst: "27AABCK1234D1Z5",
  pan: "AABCK1234D",
  contact_name: "Export Desk",
  contact_email: "exports@kaveri.example",
  contact_mobile: "+919876543210",
  whatsapp: "+919876543210",
  alternate_email: "office@kaveri.example",
  description: "Makers of imaging equipment.",
  hsn_codes: ["90183100"],
  show_email: true,
  show_phone: true,
  last_updated_on: "21-11-2026",
};

const profileBody = (view: ProfileView): z.infer<typeof ProfileBody> => {
  const { organization, address, gst, pan, contact_name, contact_email, contact_mobile, whatsapp, alternate_email, description } = view;
  const saved = view.last_updated_on;
  return {
    organization,
    address,
    gst,
    pan,
    contact_name,
    contact_email,
    contact_mobile,
    whatsapp,
    alternate_email,
    description,
    hsn_codes: [...view.hsn_codes],
    show_email: view.show_email,
    show_phone: view.show_phone,
    last_updated_on: saved === undefined ? "" : formatIndianDate(calendarDateInIndia(saved)),
  };
};

/** Old clients read the refusal of the codes from these two names, and tick the statements on their own screen. */
async function withCodesRefused(save: () => Promise<RestAnswer>): Promise<RestAnswer> {
  try {
    return await save();
  } catch (error) {
    const texts = error instanceof DomainError && error.kind === "invalid" ? error.fields?.["hsn_codes"] : undefined;
    const [detail] = texts ?? [];
    if (!(error instanceof DomainError) || detail === undefined) throw error;
    return { status: 400, body: { error: detail, message: detail, code: error.code, fields: error.fields, detail, hsn_codes: texts } };
  }
}

const memberTag = "Member: firm and profile";
const councilTag = "Council: firms";

export const memberRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: `b${council.slug}-member/detail`,
    tag: memberTag,
    summary: "The own firm",
    access: "members.detail",
    answers: { 200: { description: "As the council keeps it", schema: FirmFields, example: exampleFirm } },
    run: async (ctx) => {
      const firm = await memberDetail(ctx);
      return ok({
        firm_name: firm.firmName,
        gst_no: firm.gstNo,
        contact_person_name: firm.contactName,
        contact_person_email: firm.contactEmail,
        contact_person_phone: firm.contactPhone,
        membership_start_date: formatIndianDate(firm.membershipStartOn),
        membership_end_date: formatIndianDate(firm.membershipEndOn),
      });
    },
  }),
  route({
    method: "GET",
    path: "user-form-data",
    tag: memberTag,
    summary: "The own profile",
    access: "members.getProfile",
    answers: {
      200: {
        description: "The profile, or what the council knows of the firm",
        schema: z.object({ data: ProfileBody }),
        example: { data: exampleProfile },
      },
    },
    run: async (ctx) => ok({ data: profileBody(await getProfile(ctx)) }),
  }),
  route({
    method: "POST",
    path: "user-form-data",
    tag: memberTag,
    summary: "Save the own profile",
    description: "Saving says that the firm agrees to the three statements of the profile page, in their newest version unless another is named.",
    access: "members.saveProfile",
    body: z.object({
      ...ProfileBody.shape,
      hsn_codes: z.array(z.string()).default([]).meta({ description: "At least one code of the catalogue" }),
      show_email: z.boolean().optional().meta({ description: "Buyers and members see the contact e-mail; without it as before, at first true" }),
      show_phone: z.boolean().optional().meta({ description: "Buyers and members see the contact mobile; without it as before, at first true" }),
      last_updated_on: z.string().nullish().meta({ description: "Accepted and ignored" }),
      disclaimers_version: z.string().default(profileDisclaimers.version),
    }),
    bodyExample: exampleProfile,
    answers: {
      200: {
        description: "Saved",
        schema: Message.extend({ data: ProfileBody }),
        example: { message: profileMessages.saved, data: exampleProfile },
      },
    },
    refusals: [
      { kind: "invalid", code: "invalid", when: `${profileMessages.oneHsnCode}; the answer has \`detail\` and \`hsn_codes\` as well` },
      { kind: "invalid", code: "hsn_unknown", when: profileMessages.checkHsnCodes },
      { kind: "conflict", code: "disclaimers_changed", when: "the statements have a newer version than the one named" },
    ],
    run: (ctx, { body }) =>
      withCodesRefused(async () => {
        const { message, profile } = await saveProfile(ctx, parseGiven(ProfileInput, { ...body, accepted_disclaimers: disclaimerKeys }));
        return ok({ message, data: profileBody(profile) });
      }),
  }),
  route({
    method: "GET",
    path: "get-all-users",
    tag: councilTag,
    summary: "Firms with the status of their logins",
    description: "An array when neither page nor page_size is given, for as long as there are at most 1,000 firms; else a page.",
    access: "members.listFirms",
    query: z.object({
      page: optionalPage,
      page_size: optionalPageSize,
      search: ListFirmsInput.shape.search,
    }),
    answers: {
      200: {
        description: "An array, or a page",
        schema: z.union([
          z.array(ListedFirmBody),
          z.object({ results: z.array(ListedFirmBody), count: z.int(), current_page: z.int(), total_pages: z.int(), page_size: z.int() }),
        ]),
        example: [exampleListed],
      },
    },
    refusals: [{ kind: "invalid", code: "too_many_firms", when: "more than 1,000 firms and no page asked for" }],
    run: async (ctx, { query }) => {
      const { page, page_size: size, search } = query;
      if (page === undefined && size === undefined) return ok((await listEveryFirm(ctx, { search })).map(listedFirm));
      const input = { page: page ?? 1, pageSize: size ?? 10, search, order: "name" as const };
      const { rows, count, currentPage, totalPages, pageSize } = await listFirms(ctx, input);
      return ok({ results: rows.map(listedFirm), count, current_page: currentPage, total_pages: totalPages, page_size: pageSize });
    },
  }),
  route({
    method: "POST",
    path: "users/create",
    tag: councilTag,
    summary: "Add a firm; the activation mail goes out",
    access: "members.addFirm",
    body: z.object({
      firm_name: AddFirmInput.shape.firmName,
      gst_no: AddFirmInput.shape.gstNo,
      membership_start_date: AddFirmInput.shape.membershipStartOn,
      membership_end_date: AddFirmInput.shape.membershipEndOn,
      contact_person_name: AddFirmInput.shape.contactName,
      contact_person_email: AddFirmInput.shape.contactEmail,
      contact_person_phone: AddFirmInput.shape.contactPhone,
    }),
    bodyExample: exampleFirm,
    fieldNames: firmNames,
    answers: {
      201: {
        description: "Added",
        schema: Message.extend({ firm: ListedFirmBody }),
        example: { message: memberMessages.firmAdded, firm: exampleListed },
      },
    },
    refusals: [
      { kind: "conflict", code: "gst_taken", when: memberMessages.gstTaken },
      { kind: "conflict", code: "email_taken", when: memberMessages.emailTaken },
    ],
    run: async (ctx, { body }) => {
      const input = Object.fromEntries(Object.entries(firmNames).map(([name, wire]) => [name, body[wire]]));
      const { firm, message } = await addFirm(ctx, parseGiven(AddFirmInput, input));
      return { status: 201, body: { message, firm: listedFirm(firm) } };
    },
  }),
  route({
    method: "POST",
    path: "activation_resend",
    tag: councilTag,
    summary: "Send a firm its activation mail again",
    access: "members.resendActivation",
    body: z.object({ email: ResendByNameInput.shape.email, gst_no: ResendByNameInput.shape.gstNo }),
    bodyExample: { gst_no: "27AABCK1234D1Z5" },
    answers: { 200: { description: "On its way", schema: Message, example: { message: memberMessages.resent } } },
    refusals: [
      { kind: "invalid", code: "firm_missing", when: "neither e-mail nor GST number" },
      { kind: "not_found", code: "firm_not_found", when: "no such firm" },
      { kind: "conflict", code: "already_active", when: "its login is active already" },
      { kind: "conflict", code: "no_login", when: "its last login was erased; a change of the firm gives it one" },
      { kind: "conflict", code: "firm_deactivated", when: "the firm is closed" },
      { kind: "rate_limited", code: "rate_limited", when: "a mail went out a moment ago" },
    ],
    run: async (ctx, { body }) => ok(await resendByName(ctx, { email: body.email, gstNo: body.gst_no })),
  }),
];
