import { describe, expect, it } from "vitest";
import { mailKinds } from "#domain/notifications/mail-kinds.ts";
import { noticeText } from "#domain/notifications/notice-kinds.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import { renderMail } from "./render-mail.ts";

const facts: EmailFacts = {
  reimbursementId: "PRD-2627-00001",
  firmName: "Anand & Sons Surgical",
  documents: ["RCMC certificate", "Proof of payment"],
  sender: "Export Desk",
  subject: "Anand & Sons Surgical",
  url: "https://portal.example/Membership/reimbursements/PRD-2627-00001",
  otp: "042137",
  validUntil: "22-11-2026, 10:15 IST",
  date: "31-03-2027",
  isReply: true,
  replyBy: "21-04-2027",
  language: "en" as const,
  stopUrl: "",
  count: 12,
  forSecond: 0,
  office: "council",
  outsidePeriod: undefined,
  membership: undefined,
};

describe.each(mailKinds)("the letter %s", (kind) => {
  const { subject, text, html } = renderMail(kind, facts);
  const isOfWebsite = kind === "message_to_council" || kind === "registration_to_council" || kind === "registration_received";
  const isOfDirectory = kind === "enquiry" || kind === "enquiry_answer" || kind === "enquiry_reported";
  const isByTheDay = kind === "membership_ends" || kind === "digest" || kind === "filing_reminder";
  const isOfFollowing = kind === "follow_confirm" || kind === "follow_notices" || kind === "follow_dates";
  const isOfCircular = ["circular_urgent", "circular_withdrawn", "circulars_digest"].includes(kind);
  const isOfJoining = kind.startsWith("joining_");
  const isOfInvoice = kind.startsWith("invoice_") || kind === "credit_note_issued";
  const isOfBank = kind.startsWith("bank_account_");
  const isOfAccount = [
    "activation",
    "verification",
    "already_registered",
    "password_reset",
    "password_changed",
    "session_stolen",
    "email_changed",
    "second_factor_on",
    "second_factor_off",
    "second_factor_reset",
    "recovery_code_used",
    "api_key_made",
    "role_changed",
    "login_closed",
    "dgft_user_requested",
    "dgft_user_added",
    "dgft_user_declined",
    "council_user_added",
    "login_reopened",
    "rights_changed",
    "rights_changed_notice",
    "council_account_changed",
    "webhook_off",
    "webhook_address",
    "programs_ended",
  ].includes(kind);

  it("says what happened and where to go on, alike in text and HTML", () => {
    if (isOfWebsite) expect(subject).toMatch(/^(New (message|registration) from the website|Your registration was received)$/);
    else if (isByTheDay) expect(subject).toMatch(/^(Your membership ends on 31-03-2027|12 reimbursements wait for EPCMD|File by .*)$/);
    else if (isOfFollowing) expect(subject).toMatch(/^(Please confirm your address|EPCMD: 12 new notices|Dates known: Anand)/);
    else if (isOfCircular)
      expect(subject).toMatch(/^(Urgent circular RCMC certificate|Circular RCMC certificate withdrawn|EPCMD: 12 new circulars)$/);
    else if (isOfJoining)
      expect(subject).toMatch(
        /^(Your application for membership|Anand & Sons Surgical: (your application was (received|approved|refused)|something is needed|waits for the council))$/,
      );
    else if (isOfInvoice)
      expect(subject).toMatch(
        /^(Invoice|Reminder: invoice|Receipt for invoice|Payment taken back: invoice|Credit (not )?paid back: invoice|Credit note for invoice|Your proof for invoice) Anand/,
      );
    else if (isOfBank)
      expect(subject).toMatch(/^(A bank account was given|The bank account of your firm (was|is to be) (confirmed|changed|refused))/);
    else if (kind.startsWith("fair_"))
      expect(subject).toMatch(/^Anand & Sons Surgical: (a (seat|payment)|your firm|the (seat|fee|proof|fair|stall)|message) \S/);
    else if (kind === "money_declined") {
      expect(subject).toBe("Declined: Anand & Sons Surgical");
      // The transfer of a credit is recorded after the bank has made it.
      expect(text).toMatch(/already made a transfer for it, do not\s+make it again/);
    } else if (isOfDirectory) expect(subject).toMatch(/^(New enquiry from a buyer|A member has (answered your|reported an) enquiry)/);
    else
      expect(subject).toMatch(
        isOfAccount
          ? /^(Activate|Confirm|(To confirm|Declined): a new DGFT user|There is a new (DGFT|EPCMD) user|Rights of a user were changed|The bank account of the council was changed|Your (OTP|webhook|password|login|address|second factor|recovery code))/
          : /^PRD-2627-00001: \S/,
      );
    expect(subject.length).toBeLessThanOrEqual(78);
    for (const form of [text, html]) {
      expect(form).toContain(facts.url);
      expect(form).toContain("Export Promotion Council for Medical Devices");
      expect(form).toContain("helpdesk@epcmd.example");
    }
    expect(text.includes("Export Desk")).toBe(
      kind.startsWith("dgft_user") ||
        kind === "council_user_added" ||
        kind.startsWith("rights_changed") ||
        kind === "council_account_changed" ||
        kind === "enquiry" ||
        kind === "enquiry_reported" ||
        (isOfWebsite && kind !== "registration_received"),
    );
    if (
      !isOfAccount &&
      kind !== "registration_received" &&
      kind !== "digest" &&
      kind !== "circulars_digest" &&
      kind !== "joining_link" &&
      kind !== "joining_has_login" &&
      !(kind === "follow_notices" || kind === "follow_dates")
    ) {
      expect(text).toContain("Anand & Sons Surgical");
      expect(html).toContain("Anand &amp; Sons Surgical");
    }
  });

  it("loads nothing, runs nothing, and says so in a language and a title", () => {
    expect(html).not.toMatch(/<(script|img|link|iframe|form|video|object)\b|url\(|@import|javascript:/i);
    expect(html).toMatch(/^<!doctype html><html lang="en"/);
    expect(html).toContain(`<title>${subject.replaceAll("&", "&amp;")}</title>`);
    expect([...html.matchAll(/<table (?!role="presentation")/g)]).toEqual([]);
  });

  it("carries the OTP only where it belongs", () => {
    for (const form of [text, html]) expect(form.includes("042137")).toBe(kind === "activation" || kind === "password_reset");
  });

  it("keeps whatever a name holds as words", () => {
    const hostile = renderMail(kind, {
      ...facts,
      firmName: 'A"><img src=x onerror=alert(1)>\r\nBcc: all@people.example\u202E',
      documents: ["</ul><script>alert(1)</script>"],
      sender: "<img src=x onerror=alert(1)>\r\nBcc: all@people.example",
      subject: "</li><script>alert(1)</script>\u202E",
    });
    expect(hostile.html).not.toMatch(/<(script|img)\b/);
    expect(`${hostile.subject}${hostile.text}${hostile.html}`).not.toContain("\u202E");
    expect(hostile.text).not.toMatch(/^Bcc:/m);
    expect(hostile.subject).not.toMatch(/[\r\n]/);
  });
});

describe("emails about documents", () => {
  it("name those that a deficiency concerns", () => {
    const { text, html } = renderMail("deficiency", facts);
    expect(text).toContain("  - RCMC certificate\n  - Proof of payment");
    expect(html).toContain('<li style="margin:0 0 4px">RCMC certificate</li>');
    expect(renderMail("deficiency", { ...facts, documents: [] }).text).toContain("The remark stands in the portal.");
  });

  it("speak of no document where a cost alone is flagged or answered", () => {
    const documents = ["Cost 1: Registration fee"];
    const { text, html } = renderMail("deficiency", { ...facts, documents });
    expect(text).toContain("What has to be mended stands in the portal. It concerns:\n\n  - Cost 1: Registration fee");
    expect(html).toContain("Deficiency in 1 point.");
    const reply = renderMail("reply", { ...facts, documents }).text;
    expect(reply).toContain("It concerns:\n\n  - Cost 1: Registration fee");
    for (const said of [text, html, reply]) expect(said).not.toMatch(/document/i);
  });

  it("say whom to ask for the account to which money is paid back", () => {
    expect(renderMail("recovery_asked", facts).text).toContain("If none is named, write to helpdesk@epcmd.example before you pay.");
  });

  it("say of an invoice that it is to be paid, or how long ago it was due", () => {
    expect(renderMail("invoice_reminder", { ...facts, count: 0 }).text).toContain("Its last day is 31-03-2027.");
    expect(renderMail("invoice_reminder", { ...facts, count: 1 }).text).toContain("It was due on 31-03-2027, 1 day ago.");
  });

  it("say of a credit note, as of a payment that is taken back, what becomes of the membership", () => {
    for (const kind of ["credit_note_issued", "invoice_payment_taken_back"] as const)
      expect(renderMail(kind, facts).text.replaceAll(/\s+/g, " ")).toContain("renewed the membership, the membership ends as before.");
  });

  it("tell a receipt of a reply from that of a first submission", () => {
    expect(renderMail("receipt", facts).subject).toBe("PRD-2627-00001: your reply was received");
    expect(renderMail("receipt", { ...facts, documents: [] }).subject).toBe("PRD-2627-00001: your reply was received");
    expect(renderMail("receipt", { ...facts, documents: [], isReply: false }).subject).toBe("PRD-2627-00001: received");
  });

  it("offer a fresh look after a decision while it can be asked for, with its last day", () => {
    for (const kind of ["refused", "closed"] as const) {
      expect(renderMail(kind, facts).text).toContain("ask for a fresh look by 31-03-2027");
      expect(renderMail(kind, { ...facts, date: "" }).text).toContain("A fresh look is given once, and this decision stands.");
    }
  });

  it("say of an approval of a part until when a fresh look can be asked for, and of any other one that it is final", () => {
    const part = renderMail("approved", facts).text;
    expect(part).toContain("The amount is less than was recommended or the rules may allow.");
    expect(part).toContain("ask for a fresh look by 31-03-2027");
    expect(part).not.toContain("final");
    const whole = renderMail("approved", { ...facts, date: "" }).text;
    expect(whole).toContain("The combined PDF there is now final.");
    expect(whole).not.toContain("fresh look");
  });

  it("tell the member of a query of DGFT only that there is one", () => {
    expect(renderMail("query_notice", facts).text).not.toContain("RCMC certificate");
  });
});

it("an activation names the person and, of a member, the firm; that of a buyer names nobody", () => {
  const textOf = (names: Pick<EmailFacts, "subject" | "firmName">) => renderMail("activation", { ...facts, ...names }).text;
  expect(textOf({ subject: "A. Rao", firmName: "Anand & Sons" })).toContain("was set up for A. Rao of Anand & Sons at this address.");
  expect(textOf({ subject: "A. Rao", firmName: "" })).toContain("was set up for A. Rao at this address.");
  expect(textOf({ subject: "", firmName: "" })).toContain("was set up for this address.");
});

it.each(["email_changed", "role_changed", "login_reopened"] as const)("the mail %s says that API keys and webhooks ended", (kind) => {
  expect(renderMail(kind, facts).text.replaceAll(/\s+/g, " ")).toMatch(/API keys and webhooks (of the login )?ended/);
});

it("a visitor who used a form in Hindi gets the confirmation in Hindi", () => {
  const { subject, text, html } = renderMail("registration_received", { ...facts, language: "hi" });
  expect(subject).toBe("आपका पंजीकरण मिल गया");
  expect(html).toMatch(/^<!doctype html><html lang="hi"/);
  expect(text).toContain(`पंजीकरण संख्या ${facts.subject}`);
  const signature = "चिकित्सा उपकरण निर्यात संवर्धन परिषद, ग्रेटर नोएडा";
  for (const form of [text, html]) expect(form).toContain(signature);
  expect(html).toContain(">चिकित्सा उपकरण निर्यात संवर्धन परिषद</span>");
  expect(html).not.toContain("Export Promotion Council");
});

it("the link to an application says that it is removed unless something is saved: to open it is not enough", () => {
  expect(renderMail("joining_link", facts).text).toContain("an application in which nothing is saved is removed after seven days");
  expect(renderMail("joining_link", { ...facts, language: "hi" }).text).toContain("जिस आवेदन में कुछ सहेजा नहीं जाता");
});

it("an applicant who used the form in Hindi reads of the approval in Hindi", () => {
  const { subject, text, html } = renderMail("joining_approved", { ...facts, subject: "JOIN-2026-27-0001", language: "hi" });
  expect(subject).toBe("JOIN-2026-27-0001: आपका आवेदन स्वीकृत हुआ");
  // It has not come yet.
  expect(text).toContain("एक और ई-मेल आएगा");
  expect(html).toMatch(/^<!doctype html><html lang="hi"/);
});

it("an applicant who used the form in Hindi gets the activation and the invoice in Hindi, with the same facts", () => {
  const login = renderMail("activation", { ...facts, subject: "A. Rao", language: "hi" });
  expect(login.subject).toBe("अपना EPCMD लॉगिन सक्रिय करें");
  for (const fact of ["A. Rao", facts.firmName, facts.otp, facts.validUntil, facts.url]) expect(login.text).toContain(fact);
  const invoice = renderMail("invoice_issued", { ...facts, subject: "EPCMD/2627/0001", language: "hi" });
  expect(invoice.subject).toBe("EPCMD का बीजक EPCMD/2627/0001");
  for (const fact of [facts.firmName, facts.date, facts.url]) expect(invoice.text).toContain(fact);
  for (const { html } of [login, invoice]) expect(html).toMatch(/^<!doctype html><html lang="hi"/);
});

it("a webhook that was switched off gets nothing of that time later", () => {
  expect(renderMail("webhook_off", facts).text).toContain("What happens while it is off is not sent later: let your program read the lists once.");
});

it("a webhook with a new address names the host, and what to do if somebody else did it", () => {
  const { text } = renderMail("webhook_address", { ...facts, subject: "erp.example" });
  expect(text).toContain("Events are sent to erp.example from now on.");
  expect(text).toContain("If you did not do this, sign in, delete the webhook, change your password");
});

it("a reminder of a reply names the day, and says how long it is over", () => {
  const due = renderMail("reply_reminder", { ...facts, count: 0 });
  expect(due.subject).toBe("PRD-2627-00001: your reply is awaited");
  expect(due.text).toContain("Please reply by 21-04-2027.");
  const late = renderMail("reply_reminder", { ...facts, count: 3 });
  expect(late.subject).toBe("PRD-2627-00001: your reply is overdue");
  expect(late.text).toContain("You were asked to reply by 21-04-2027, 3 days ago. Nothing is refused for that");
  expect(renderMail("reply_reminder", { ...facts, replyBy: "" }).text).not.toContain("reply by");
});

it("a receipt of a fair's fee that is taken back is one payment, not the whole fee", () => {
  const { subject, text } = renderMail("fair_fee_taken_back", facts);
  expect(subject).toContain("a payment no longer counts as received");
  expect(text).toContain("A payment of Anand & Sons Surgical");
  expect(noticeText("fair_fee_taken_back", { ...facts, by: undefined }).text).toMatch(/^A payment of your firm for the participation fee/);
});

it("a membership that ends names the invoice that renews it, and that a member can still reply", () => {
  const { text } = renderMail("membership_ends", { ...facts, subject: "EPCMD/2728/0001" });
  expect(text).toContain("reply to remarks, but not file a reimbursement");
  expect(text).toContain("pay the invoice EPCMD/2728/0001");
  expect(text).toContain("Open the invoice");
  const toCome = renderMail("membership_ends", { ...facts, subject: "", replyBy: "01-03-2027" }).text.replaceAll(/\s+/g, " ");
  expect(toCome).toContain("pay the invoice for the next year. EPCMD sends these invoices from 01-03-2027 on");
  expect(toCome).toContain("If none has come two weeks after that day, write to helpdesk@epcmd.example.");
  const without = renderMail("membership_ends", { ...facts, subject: "", replyBy: "" }).text;
  expect(without).toContain("To renew it, write to helpdesk@epcmd.example.");
  expect(without).toContain("Open the portal");
});

it("a reminder to file says of a cost outside the period that it may not be paid, and where a later one belongs", () => {
  const reminderOf = (outsidePeriod: EmailFacts["outsidePeriod"]) =>
    renderMail("filing_reminder", { ...facts, outsidePeriod }).text.replaceAll(/\s+/g, " ");
  const [mission, begin] = ["file the intent before the cost. What holds now: https://portal.example/export-promotion-mission", "Begin it now"];
  const needsReason = reminderOf({ outcome: "needs_reason", costOn: "2026-12-15" });
  expect(needsReason).toContain("A cost of 15-12-2026 is paid only with an officer's written reason. The Export Promotion Mission");
  expect(needsReason.indexOf(mission)).toBeGreaterThan(0);
  expect(needsReason.indexOf(begin)).toBeGreaterThan(needsReason.indexOf(mission));
  const blocks = reminderOf({ outcome: "blocks", costOn: "2026-12-15" });
  expect(blocks).toContain("The programme does not pay a cost of 15-12-2026.");
  expect(blocks).toContain(mission);
  expect(blocks).not.toContain(begin);
  expect(reminderOf({ outcome: "warn", costOn: "2026-12-15" })).toBe(reminderOf(undefined));
});

it("a reminder to file asks a firm to begin only if its membership lets it", () => {
  const reminderOf = (membership: EmailFacts["membership"]) => renderMail("filing_reminder", { ...facts, membership }).text.replaceAll(/\s+/g, " ");
  const over = reminderOf({ text: "Your membership ended on 31-03-2026.", canFile: false });
  expect(over).toContain("Your membership ended on 31-03-2026.");
  expect(over).not.toContain("Begin it now");
  const ends = reminderOf({ text: "Your membership ends on 31-03-2026.", canFile: true });
  expect(ends.indexOf("Begin it now")).toBeGreaterThan(ends.indexOf("Your membership ends on 31-03-2026."));
});

it("the digest says how many wait, and names those that have waited longest", () => {
  const documents = ["PRD-2627-00001 of Anand & Sons Surgical: for 14 days"];
  expect(renderMail("digest", { ...facts, documents }).text).toContain(
    "Of 12 reimbursements that wait for you, these have waited longest:\n\n  - PRD-2627-00001 of Anand & Sons Surgical: for 14 days",
  );
  expect(renderMail("digest", { ...facts, documents, count: 1 }).subject).toBe("1 reimbursement waits for EPCMD");
  expect(renderMail("digest", { ...facts, documents, office: "dgft" }).subject).toBe("12 reimbursements wait for DGFT");
});

it("the digest says how many recommendations the reader can look at as the second person", () => {
  const textOf = (forSecond: number) => renderMail("digest", { ...facts, forSecond }).text.replaceAll(/\s+/g, " ");
  expect(textOf(0)).not.toContain("second person");
  expect(textOf(1)).toContain("1 recommendation waits for a second person before it goes to DGFT, and you can be that person.");
  expect(textOf(2)).toContain("2 recommendations wait for a second person before they go to DGFT");
});

it("speaks Hindi to a follower who asked in Hindi, and names the way to stop", () => {
  const { subject, text, html } = renderMail("follow_notices", { ...facts, language: "hi", stopUrl: "https://portal.example/hi/follow?stop=1" });
  expect(subject).toBe("EPCMD: 12 नई सूचनाएँ");
  expect(text).toContain("और 10 अन्य");
  expect(renderMail("follow_notices", { ...facts, language: "hi", count: 1 }).subject).toBe("EPCMD: 1 नई सूचना");
  expect(html).toMatch(/^<!doctype html><html lang="hi"/);
  for (const form of [text, html]) expect(form).toContain("https://portal.example/hi/follow?stop=1");
  for (const language of ["en", "hi"] as const)
    expect(renderMail("follow_confirm", { ...facts, language, stopUrl: "https://portal.example/follow?stop=2" }).text).toContain("follow?stop=2");
  expect(text).not.toMatch(/[a-z]{4,} [a-z]{4,} [a-z]{4,}/);
});

it("a digest of one circular speaks of one, in both languages", () => {
  const one = { ...facts, documents: ["EPCMD/1: Cess"], count: 1 };
  const english = renderMail("circulars_digest", one);
  expect([english.subject, english.text]).toEqual(["EPCMD: a new circular", expect.stringContaining("A new circular of EPCMD for your firm:")]);
  const hindi = renderMail("circulars_digest", { ...one, language: "hi" });
  expect([hindi.subject, hindi.text]).toEqual(["EPCMD: नया परिपत्र", expect.stringContaining("आपकी फ़र्म के लिए EPCMD का नया परिपत्र:")]);
  const many = renderMail("circulars_digest", { ...facts, language: "hi" });
  expect([many.subject, many.text]).toEqual(["EPCMD: 12 नए परिपत्र", expect.stringContaining("और 10 अन्य")]);
});

it("a payment that is made names no amount, leads to its day and UTR, and does not say that it is the last", () => {
  const { subject, text, html } = renderMail("payment_paid", facts);
  expect(subject).toBe("PRD-2627-00001: a payment was made");
  expect(text).toContain("The bank of EPCMD has made a payment for reimbursement PRD-2627-00001 of Anand & Sons Surgical.");
  expect(text).toContain("Its day and its UTR are in the portal, under Payments.");
  expect(text).not.toMatch(/Rs|₹/);
  for (const form of [text, html]) expect(form).not.toContain("You need not do anything");
});

it("an order asks for the bank account only where none is confirmed", () => {
  const { text, html } = renderMail("order_recorded", facts);
  expect(html).toContain("Sign the pre-receipt; the portal says whether a bank account is needed.");
  expect(text.replaceAll(/\s+/g, " ")).toContain("and the bank account, unless it is confirmed already.");
  expect(noticeText("order_recorded", { ...facts, by: undefined }).text).toMatch(/, and the bank account if none is confirmed yet\.$/);
});

it("of a refused account says which one counts now, or that the money waits", () => {
  const textOf = (documents: readonly string[]) => renderMail("bank_account_refused", { ...facts, documents }).text.replaceAll(/\s+/g, " ");
  expect(textOf(["XXXX 4321, Example Bank, ABCD0123456"])).toContain("are paid to the previous account: XXXX 4321, Example Bank, ABCD0123456.");
  expect(textOf([])).toContain("Amounts that are sanctioned wait until a bank account is confirmed.");
  expect(textOf([])).not.toContain("previous account");
});

it("of an account that changes says that a payment in a batch may still go to the previous account", () => {
  const { text } = renderMail("bank_account_changing", facts);
  expect(text).toContain("Until EPCMD has checked the change, no new payment is sent to either account.");
  expect(text).toContain("A payment that is already in a batch or with the bank may still go to the previous account.");
});
