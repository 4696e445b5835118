/** A defence of an abuse case: the line that holds it, what stands there when it is taken out, and the test that then fails. */
export type Defence = {
  readonly row: number;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly line: string;
  readonly without: string;
  readonly test: string;
  /** Narrows the test's file to the names that begin so. */
  readonly name: string;
};

const defence = (row: number, file: string, line: string, without: string, test: string, name = `row ${row}`): Defence => ({
  row,
  file,
  line,
  without,
  test: `tests/${test}.test.ts`,
  name,
});

/** One for each row; `take-out.ts` takes out each and sees its test fail. @source security.md 2 */
export const defences: readonly Defence[] = [
  defence(
    1,
    "db/queries/reimbursements.ts",
    "    .where(and(eq(reimbursements.id, id), eq(reimbursements.firmId, firmId)));",
    "    .where(eq(reimbursements.id, id));",
    "abuse/authorization",
    "row 1: reimbursements.getOwn",
  ),
  defence(2, "db/queries/documents.ts", "sql`r.firm_id = ${reader.firmId}`", "sql`true`", "abuse/authorization", "row 1: GET /files"),
  defence(
    3,
    "server/application/directory/search-directory.ts",
    "  if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManyPages",
    "  if (false as boolean) throw rateLimited(directoryMessages.tooManyPages",
    "integration/directory",
  ),
  defence(
    4,
    "server/application/authorize.ts",
    "if (!rolesAllowed(permission).includes(actor.role)) throw",
    "if (rolesAllowed(permission).length === 0) throw",
    "abuse/authorization",
    "row 4: members.listFirms",
  ),
  defence(
    5,
    "server/application/accounts/login.ts",
    "  if (user.role !== role) return forbidden(",
    '  if (role === "") return forbidden(',
    "abuse/mass-assignment",
  ),
  defence(
    6,
    "server/infra/access-tokens.ts",
    "const { payload } = await jwtVerify(token, ({ kid }) => keyOf(keys, kid), {",
    'const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()); await Promise.resolve({',
    "rest/sessions",
  ),
  defence(
    7,
    "server/domain/reimbursements/answers.ts",
    "  z.object(Object.fromEntries(step.fields.flatMap(fieldShape)))",
    "  z.looseObject(Object.fromEntries(step.fields.flatMap(fieldShape)))",
    "integration/reimbursements",
  ),
  defence(
    8,
    "server/application/reimbursements/transition.ts",
    "  if (toState === undefined) throw wrongState(current, partyOf(actor));",
    "  if (toState === undefined) return current;",
    "integration/reviews",
  ),
  defence(9, "server/application/accounts/tries.ts", "  if (over.length === 0) return", "  if (over.length >= 0) return", "integration/login"),
  defence(
    10,
    "db/queries/accounts.ts",
    ", sql`${activationLinks.otpTries} < ${maxTries}`))",
    ", sql`${activationLinks.otpTries} < ${maxTries} + 1000`))",
    "integration/activation",
  ),
  defence(11, "server/application/accounts/tries.ts", "  { limit: limits.mailGap, subject: email },", "", "integration/passwords"),
  defence(
    12,
    "server/application/accounts/check-credentials.ts",
    "stored === null ? ctx.passwords.verifyDummy(password)",
    "stored === null ? Promise.resolve({ isRight: false, isOutdated: false })",
    "integration/login",
  ),
  defence(
    13,
    "server/domain/accounts/password-rules.ts",
    "  if ([...password].length > maxPasswordLength) return",
    "  if ([...password].length < 0) return",
    "abuse/dead-sessions",
  ),
  defence(
    14,
    "server/application/accounts/activation-link.ts",
    "if (parts === undefined || !ctx.keys.links.isSigned(signedPart(parts.nonce, parts.issuedAtSeconds), parts.signature)) return",
    "if (parts === undefined) return",
    "integration/activation",
  ),
  defence(
    15,
    "server/domain/accounts/email.ts",
    "=> !/[\\u0000-\\u001f\\u007f\\u2028\\u2029]/.test(text)",
    '=> text !== "\\u0001"',
    "integration/site",
  ),
  defence(
    16,
    "server/application/accounts/refresh-tokens.ts",
    "  if (session.gen === next && session.secondsSinceGen <= refreshGraceSeconds) return",
    "  if (session.gen >= next) return",
    "rest/sessions",
  ),
  defence(
    17,
    "db/queries/sessions.ts",
    "export const isLive = and(isNull(sessions.revokedAt), ",
    "export const isLive = and(",
    "abuse/dead-sessions",
  ),
  defence(18, "server/http/cookies.ts", "httpOnly: true", "httpOnly: false", "integration/sessions"),
  defence(
    19,
    "server/http/same-site.ts",
    '  return site === undefined ? origin !== undefined : site === "same-origin";',
    "  return true;",
    "integration/sessions",
  ),
  defence(
    20,
    "server/rest/cors.ts",
    "if (origin === undefined || !origins.includes(origin)) return next();",
    "if (origin === undefined) return next();",
    "abuse/http",
  ),
  defence(21, "server/app.ts", '    "frame-ancestors": ["\'none\'"],', "", "abuse/http"),
  defence(
    22,
    "workers/parse/sniff.ts",
    "  return header > 0 && !foreignStarts.some(",
    "  return header > 0 || foreignStarts.some(",
    "workers/jail",
    "rows 22",
  ),
  defence(23, "server/rest/protect.ts", '  res.setHeader("Content-Security-Policy", "sandbox; default-src \'none\'");', "", "rest/files"),
  defence(24, "server/http/front-limits.ts", "    if (count >= maxOpenUploads) throw", "    if (count < 0) throw", "rest/guards"),
  defence(25, "workers/parse/images.ts", "    assertPixels(facts.width, facts.height, maxImagePixels, name);", "", "workers/jail", "rows 22, 25"),
  defence(
    26,
    "server/infra/limited-child.ts",
    "        if (this.readRss() > this.limits.maxRssBytes) breach(",
    "        if (this.limits.maxRssBytes < 0) breach(",
    "workers/jail-limits",
  ),
  defence(
    27,
    "workers/parse/zip-guard.ts",
    "total > maxInflatedBytes || (size > largePartBytes && size > maxRatio * entry.compressedSize)",
    "total < 0",
    "workers/sheets",
  ),
  defence(
    28,
    "server/domain/reimbursements/file-name.ts",
    'const plain = safe.replace(/[^\\x20-\\x7e]/gu, "_").replace(/["\\\\%]/gu, "_");',
    "const plain = safe;",
    "rest/files",
  ),
  defence(
    29,
    "server/app.ts",
    'app.use("/exports", neverKept, exportsRouter(services));',
    'app.use("/exports", exportsRouter(services));',
    "abuse/http",
  ),
  defence(
    30,
    "server/domain/csv.ts",
    'typeof cell === "string" && formulaStart.test(cell) ? `\'${cell}` : String(cell)',
    "String(cell)",
    "integration/firm-changes",
  ),
  defence(31, "workers/parse/sheet-csv.ts", 'return as("windows-1252");', 'return as("utf-8");', "workers/sheets"),
  defence(32, "server/domain/reimbursements/answers.ts", " && mapsHosts.includes(url.hostname)", "", "abuse/outbound"),
  defence(
    33,
    "workers/render/mail/layout.ts",
    'text.replaceAll(/[&<>"\']/g, (character) => escapes[character] ?? "")',
    "text",
    "workers/mail",
    "rows 15, 33",
  ),
  defence(34, "db/queries/like-pattern.ts", "words.replaceAll(/[\\\\%_]/g, (character) => `\\\\${character}`)", "words", "integration/members"),
  defence(35, "server/http/depth-guard.ts", "    if (depth > maxDepth) throw", "    if (depth < 0) throw", "rest/guards"),
  defence(36, "server/app.ts", "  app.use(refuseUnknownMethods);\n", "", "abuse/http"),
  defence(
    37,
    "server/application/reimbursements/transition.ts",
    "  if (seen !== current.version) throw",
    "  if (seen === -1) throw",
    "integration/reviews",
  ),
  defence(
    38,
    "db/queries/reimbursements.ts",
    '    .where(and(eq(reimbursements.id, id), eq(reimbursements.firmId, firmId)))\n    .for("update");',
    "    .where(and(eq(reimbursements.id, id), eq(reimbursements.firmId, firmId)));",
    "integration/reimbursements",
  ),
  defence(
    39,
    "db/queries/reimbursements.ts",
    '    .where(and(eq(reimbursements.id, id), sql`${reimbursements.submittedAt} is not null`))\n    .for("update");',
    "    .where(and(eq(reimbursements.id, id), sql`${reimbursements.submittedAt} is not null`));",
    "abuse/races",
  ),
  defence(40, "server/application/members/export-firms.ts", '  await recordAuditAlone(ctx, { event: "export.firms" });', "", "abuse/evidence"),
];
