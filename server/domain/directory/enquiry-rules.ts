/** The most members of one enquiry. */
export const maxEnquiryMembers = 20;
