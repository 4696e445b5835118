import { describe, expect, it } from "vitest";
import { permissions, rolesAllowed } from "./permissions.ts";

/** Who may do what, spelled out: a letter for each role (V visitor, B buyer, M member, C council, D DGFT). */
const expected: Readonly<Record<keyof typeof permissions, string>> = {
  "accounts.login": "VBMCD",
  "accounts.me": "VBMCD",
  "accounts.activate": "VBMCD",
  "accounts.logout": "BMCD",
  "accounts.extendSession": "BMCD",
  "accounts.changePassword": "BMCD",
  "accounts.sessions": "BMCD",
  "accounts.confirmPassword": "BMCD",
  "accounts.listStaff": "C",
  "accounts.inviteStaff": "C",
  "accounts.resendStaffInvitation": "C",
  "accounts.changeStaffRole": "C",
  "accounts.deactivateStaff": "C",
  "accounts.reactivateStaff": "C",
  "accounts.forceNewPassword": "C",
  "accounts.resetSecondFactor": "C",
  "members.detail": "M",
  "members.getProfile": "M",
  "members.saveProfile": "M",
  "members.listHsnDevices": "BMCD",
  "members.listFirms": "C",
  "members.addFirm": "C",
  "members.updateFirm": "C",
  "members.resendActivation": "C",
  "members.deactivate": "C",
  "members.reactivate": "C",
  "members.export": "C",
  "members.import": "C",
  "directory.registerBuyer": "VBMCD",
  "directory.verify": "VBMCD",
  "directory.search": "BMC",
  "directory.export": "BMC",
  "reimbursements.listOwn": "M",
  "reimbursements.getOwn": "M",
  "reimbursements.getKnownAnswers": "M",
  "reimbursements.saveStep": "M",
  "reimbursements.attachDocument": "M",
  "reimbursements.removeDocument": "M",
  "reimbursements.clearProgress": "M",
  "reimbursements.renameDraft": "M",
  "reimbursements.submit": "M",
  "reimbursements.answerDeficiency": "M",
  "reimbursements.withdraw": "M",
  "reviews.list": "C",
  "reviews.listDgftQueries": "C",
  "reviews.get": "C",
  "reviews.keepDraft": "C",
  "reviews.save": "C",
  "reviews.share": "C",
  "reviews.shareDgftQuery": "C",
  "reviews.forward": "C",
  "reviews.close": "C",
  "dgft.list": "D",
  "dgft.get": "D",
  "dgft.saveDraft": "D",
  "dgft.share": "D",
  "dgft.approve": "D",
  "reports.reimbursements": "CD",
  "reports.firms": "C",
  "dossiers.get": "MCD",
  "files.read": "MCD",
  "site.sendMessage": "VBMCD",
  "site.register": "VBMCD",
  "site.readInbox": "C",
  "site.markHandled": "C",
  "site.exportInbox": "C",
  "notifications.list": "BMCD",
  "notifications.markRead": "BMCD",
};

const letters: Readonly<Record<string, string>> = { visitor: "V", BUYER: "B", MEMBER: "M", EPCMD_ADMIN: "C", DGFT_ADMIN: "D" };

describe("every role and every action", () => {
  it.each(Object.keys(permissions) as (keyof typeof permissions)[])("%s", (permission) => {
    expect(
      rolesAllowed(permission)
        .map((role) => letters[role])
        .join(""),
    ).toBe(expected[permission]);
  });
});
