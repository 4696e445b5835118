// Made by `npm run rest:client` from the OpenAPI document; a test holds it to that.
/* oxlint-disable */

/** What each call takes and gives. */
export type RestCalls = {
  /** The pictures of the home page's carousel */
  getHomepage: { input: {}; answer: { readonly carousel_items: readonly { readonly image_url: string }[] } };
  /** The pictures of the gallery */
  getImageGallery: { input: {}; answer: { readonly gallery_images: readonly { readonly image_url: string }[] } };
  /** The committee of administration */
  getAboutpage: {
    input: {};
    answer: {
      readonly committee_members: readonly {
        readonly name: string;
        readonly subname: string;
        readonly image_url: string;
        readonly designations: readonly { readonly title: string }[];
      }[];
      readonly product_panel_items: readonly unknown[];
    };
  };
  /** Write to the council */
  postSendEmail: {
    input: {
      readonly body: {
        readonly name: string;
        readonly email: string;
        readonly subject: string;
        readonly message: string;
        readonly consent_version?: string;
      };
    };
    answer: { readonly message: string };
  };
  /** Sign in */
  postAuthLogin: {
    input: { readonly body: { readonly email?: string | null; readonly password?: string | null; readonly user_type?: string | null } };
    answer: { readonly access: string; readonly refresh: string; readonly user_type: string; readonly user_id: string };
  };
  /** Get the next pair of tokens */
  postTokenRefresh: { input: { readonly body: { readonly refresh: string } }; answer: { readonly access: string; readonly refresh: string } };
  /** End the session of a refresh token */
  postAuthLogout: { input: { readonly body: { readonly refresh: string } }; answer: undefined };
  /** Who is signed in */
  getAuthMe: {
    input: {};
    answer: {
      readonly user_id: string;
      readonly name: string;
      readonly email: string;
      readonly role: "BUYER" | "MEMBER" | "EPCMD_ADMIN" | "DGFT_ADMIN";
      readonly user_type: string;
      readonly firm_id?: string;
      readonly firm_name?: string;
    };
  };
  /** Enter the OTP of an activation mail */
  postAuthVerifyActivationOtp: {
    input: { readonly body: { readonly otp: string | number; readonly hashed_id: string } };
    answer: { readonly message: string; readonly reset_token: string };
  };
  /** Choose the first password */
  postAuthCompleteActivation: {
    input: { readonly body: { readonly token: string; readonly hashed_id: string; readonly password: string; readonly confirm_password: string } };
    answer: { readonly message: string };
  };
  /** Have the activation mail sent again */
  postAuthApiActivationResend: { input: { readonly body: { readonly token: string } }; answer: { readonly message: string } };
  /** Confirm a buyer's e-mail address */
  postAuthVerifyAccount: { input: { readonly body: { readonly id: string } }; answer: { readonly message: string } };
  /** Register as a buyer */
  postBuyerRegister: {
    input: {
      readonly body: {
        readonly email: string;
        readonly country_code: string | number;
        readonly phone_number: string | number;
        readonly address: string;
        readonly country: string;
        readonly zip_code: string | number;
        readonly buyer_type: "government_procurement_authority" | "private_healthcare_procurement" | "import_agency_distributor";
        readonly password?: string;
        readonly consent_version?: string;
      };
    };
    answer: { readonly message: string };
  };
  /** Forgot the password: ask for an OTP */
  postAuthRequestOtp: { input: { readonly body: { readonly email: string } }; answer: { readonly message: string } };
  /** Forgot the password: enter the OTP */
  postAuthVerifyOtp: {
    input: { readonly body: { readonly email: string; readonly otp: string | number } };
    answer: { readonly message: string; readonly user_id: string; readonly reset_token: string };
  };
  /** Forgot the password: set a new one */
  postAuthForgetPassword: {
    input: { readonly body: { readonly user_id: string; readonly reset_token: string; readonly new_password: string } };
    answer: { readonly message: string };
  };
  /** Replace an expired password, knowing the old one */
  postAuthExpiredPassword: {
    input: {
      readonly body: { readonly email: string; readonly old_password: string; readonly new_password: string; readonly confirm_password: string };
    };
    answer: { readonly message: string };
  };
  /** Search the member directory */
  getBuyerEpcmdMembers: {
    input: { readonly query?: { readonly search?: string; readonly page?: string; readonly page_size?: string } };
    answer: {
      readonly members: readonly {
        readonly id: string;
        readonly member_name: string;
        readonly contact_person_name: string;
        readonly contact_person_email: string;
        readonly contact_person_phone: string;
        readonly address: string;
        readonly hsn_codes: readonly {
          readonly code: string;
          readonly product_name: string;
          readonly category: "Consumable" | "Electonic" | "implant" | "Device-IVD" | "Device-Surgical";
        }[];
      }[];
      readonly current_page: number;
      readonly total_pages: number;
      readonly count: number;
      readonly page_size: number;
    };
  };
  /** The directory as a spreadsheet */
  getBuyerEpcmdMembersGenerate: {
    input: { readonly query?: { readonly search?: string; readonly direct?: string } };
    answer: { readonly download_url: string; readonly filename: string } | Blob;
  };
  /** The own firm */
  getBepcmdMemberDetail: {
    input: {};
    answer: {
      readonly firm_name: string;
      readonly gst_no: string;
      readonly membership_start_date: string;
      readonly membership_end_date: string;
      readonly contact_person_name: string;
      readonly contact_person_email: string;
      readonly contact_person_phone: string;
    };
  };
  /** The own profile */
  getUserFormData: {
    input: {};
    answer: {
      readonly data: {
        readonly organization: string;
        readonly address: string;
        readonly gst: string;
        readonly pan: string;
        readonly contact_name: string;
        readonly contact_email: string;
        readonly contact_mobile: string;
        readonly whatsapp: string;
        readonly alternate_email: string;
        readonly description: string;
        readonly hsn_codes: readonly string[];
        readonly show_email: boolean;
        readonly show_phone: boolean;
        readonly last_updated_on: string | "";
      };
    };
  };
  /** Save the own profile */
  postUserFormData: {
    input: {
      readonly body: {
        readonly organization: string;
        readonly address: string;
        readonly gst: string;
        readonly pan: string;
        readonly contact_name: string;
        readonly contact_email: string;
        readonly contact_mobile: string;
        readonly whatsapp: string;
        readonly alternate_email: string;
        readonly description: string;
        readonly hsn_codes?: readonly string[];
        readonly show_email?: boolean;
        readonly show_phone?: boolean;
        readonly last_updated_on?: string | null;
        readonly disclaimers_version?: string;
      };
    };
    answer: {
      readonly message: string;
      readonly data: {
        readonly organization: string;
        readonly address: string;
        readonly gst: string;
        readonly pan: string;
        readonly contact_name: string;
        readonly contact_email: string;
        readonly contact_mobile: string;
        readonly whatsapp: string;
        readonly alternate_email: string;
        readonly description: string;
        readonly hsn_codes: readonly string[];
        readonly show_email: boolean;
        readonly show_phone: boolean;
        readonly last_updated_on: string | "";
      };
    };
  };
  /** Firms with the status of their logins */
  getGetAllUsers: {
    input: { readonly query?: { readonly page?: string; readonly page_size?: string; readonly search?: string } };
    answer:
      | readonly {
          readonly firm_name: string;
          readonly gst_no: string;
          readonly membership_start_date: string;
          readonly membership_end_date: string;
          readonly contact_person_name: string;
          readonly contact_person_email: string;
          readonly contact_person_phone: string;
          readonly id: string;
          readonly status: "no_otp_sent" | "in_progress" | "expired" | "active";
          readonly is_deactivated: boolean;
        }[]
      | {
          readonly results: readonly {
            readonly firm_name: string;
            readonly gst_no: string;
            readonly membership_start_date: string;
            readonly membership_end_date: string;
            readonly contact_person_name: string;
            readonly contact_person_email: string;
            readonly contact_person_phone: string;
            readonly id: string;
            readonly status: "no_otp_sent" | "in_progress" | "expired" | "active";
            readonly is_deactivated: boolean;
          }[];
          readonly count: number;
          readonly current_page: number;
          readonly total_pages: number;
          readonly page_size: number;
        };
  };
  /** Add a firm; the activation mail goes out */
  postUsersCreate: {
    input: {
      readonly body: {
        readonly firm_name: string;
        readonly gst_no: string;
        readonly membership_start_date: string;
        readonly membership_end_date: string;
        readonly contact_person_name: string;
        readonly contact_person_email: string;
        readonly contact_person_phone: string;
      };
    };
    answer: {
      readonly message: string;
      readonly firm: {
        readonly firm_name: string;
        readonly gst_no: string;
        readonly membership_start_date: string;
        readonly membership_end_date: string;
        readonly contact_person_name: string;
        readonly contact_person_email: string;
        readonly contact_person_phone: string;
        readonly id: string;
        readonly status: "no_otp_sent" | "in_progress" | "expired" | "active";
        readonly is_deactivated: boolean;
      };
    };
  };
  /** Send a firm its activation mail again */
  postActivationResend: { input: { readonly body: { readonly email?: string; readonly gst_no?: string } }; answer: { readonly message: string } };
  /** The circulars for the own firm */
  getOwnCirculars: {
    input: { readonly query?: { readonly page?: string; readonly page_size?: string; readonly search?: string; readonly financial_year?: string } };
    answer: {
      readonly circulars: readonly {
        readonly number: string;
        readonly subject: string;
        readonly subject_hindi: string;
        readonly holds_from: string;
        readonly is_withdrawn: boolean;
        readonly replaced_by_number: string | null;
        readonly replaced_from: string | null;
        readonly id: string;
        readonly published_at: string;
        readonly is_urgent: boolean;
        readonly is_read: boolean;
      }[];
      readonly current_page: number;
      readonly total_pages: number;
      readonly count: number;
      readonly page_size: number;
    };
  };
  /** One circular for the own firm */
  getOwnCircularsById: {
    input: { readonly params: { readonly id: string } };
    answer: {
      readonly number: string;
      readonly subject: string;
      readonly subject_hindi: string;
      readonly holds_from: string;
      readonly body_html: string;
      readonly body_hindi_html: string;
      readonly pdf_url: string | null;
      readonly pdf_hindi_url: string | null;
      readonly withdrawn_reason: string | null;
      readonly replaces_number: string | null;
      readonly replaced_by_number: string | null;
      readonly replaced_from: string | null;
      readonly id: string;
      readonly published_at: string;
      readonly is_urgent: boolean;
    };
  };
  /** The circulars that everybody may read */
  getPublicCirculars: {
    input: { readonly query?: { readonly page?: string; readonly page_size?: string; readonly search?: string; readonly financial_year?: string } };
    answer: {
      readonly circulars: readonly {
        readonly number: string;
        readonly subject: string;
        readonly subject_hindi: string;
        readonly holds_from: string;
        readonly is_withdrawn: boolean;
        readonly replaced_by_number: string | null;
        readonly replaced_from: string | null;
        readonly slug: string;
        readonly published_on: string;
      }[];
      readonly current_page: number;
      readonly total_pages: number;
      readonly count: number;
      readonly page_size: number;
    };
  };
  /** One circular that everybody may read */
  getPublicCircularsBySlug: {
    input: { readonly params: { readonly slug: string } };
    answer: {
      readonly number: string;
      readonly subject: string;
      readonly subject_hindi: string;
      readonly holds_from: string;
      readonly body_html: string;
      readonly body_hindi_html: string;
      readonly pdf_url: string | null;
      readonly pdf_hindi_url: string | null;
      readonly withdrawn_reason: string | null;
      readonly replaces_number: string | null;
      readonly replaced_by_number: string | null;
      readonly replaced_from: string | null;
      readonly slug: string;
      readonly published_on: string;
    };
  };
  /** The invoices of the own firm */
  getBepcmdMemberInvoices: {
    input: {};
    answer: {
      readonly data: readonly {
        readonly id: string;
        readonly number: string;
        readonly financial_year: string;
        readonly issued_on: string;
        readonly due_on: string;
        readonly state: "open" | "part_paid" | "paid" | "cancelled";
        readonly total: string;
        readonly to_be_paid: string;
      }[];
    };
  };
  /** One invoice of the own firm */
  getBepcmdMemberInvoicesById: {
    input: { readonly params: { readonly id: string } };
    answer: {
      readonly id: string;
      readonly number: string;
      readonly financial_year: string;
      readonly issued_on: string;
      readonly due_on: string;
      readonly state: "open" | "part_paid" | "paid" | "cancelled";
      readonly total: string;
      readonly to_be_paid: string;
      readonly taxable_value: string;
      readonly cgst: string;
      readonly sgst: string;
      readonly igst: string;
      readonly place_of_supply: string;
      readonly band: string;
      readonly bank_details: string;
      readonly payments: readonly {
        readonly receipt_number: string;
        readonly paid_on: string;
        readonly reference: string;
        readonly amount: string;
      }[];
    };
  };
  /** The tax invoice as a PDF */
  getBepcmdMemberInvoicesByIdPdf: { input: { readonly params: { readonly id: string } }; answer: Blob };
  /** Import a list of firms */
  postUsersBulkUpload: {
    input: { readonly query?: { readonly wait?: string }; readonly body: { readonly sheet?: string; readonly file?: Blob } };
    answer:
      | {
          readonly import_id: string;
          readonly status: "working" | "done" | "failed";
          readonly message: string;
          readonly total: number;
          readonly created: number;
          readonly updated: number;
          readonly unchanged: number;
          readonly failed: number;
          readonly other_sheets: readonly string[];
          readonly errors: readonly { readonly row: number; readonly column: string; readonly value: string; readonly reason: string }[];
          readonly error_file_url: string | null;
        }
      | { readonly message: string; readonly import_id: string; readonly other_sheets: readonly string[] };
  };
  /** How far an import has come */
  getUsersImportsByImportId: {
    input: { readonly params: { readonly importId: string } };
    answer: {
      readonly import_id: string;
      readonly status: "working" | "done" | "failed";
      readonly message: string;
      readonly total: number;
      readonly created: number;
      readonly updated: number;
      readonly unchanged: number;
      readonly failed: number;
      readonly other_sheets: readonly string[];
      readonly errors: readonly { readonly row: number; readonly column: string; readonly value: string; readonly reason: string }[];
      readonly error_file_url: string | null;
    };
  };
  /** Own reimbursements of all schemes */
  getProductReimbursement: {
    input: { readonly query?: { readonly page?: string; readonly page_size?: string } };
    answer: {
      readonly reimbursements: readonly {
        readonly reimbursement_id: string;
        readonly reimbursement_type: string;
        readonly status: string;
        readonly status_code:
          | "DRAFT"
          | "SUBMITTED"
          | "UNDER_REVIEW"
          | "DEFICIENCY_SHARED"
          | "RESUBMITTED"
          | "FRESH_LOOK"
          | "UNDER_REVIEW_DGFT"
          | "DEFICIENCY_DGFT"
          | "APPROVED_DGFT"
          | "CLOSED";
        readonly claimed_amount: string | null;
        readonly recommended_amount: string | null;
        readonly sanctioned_amount: string | null;
        readonly payment_status:
          | "sanctioned"
          | "papers_asked"
          | "papers_complete"
          | "in_batch"
          | "sent"
          | "paid"
          | "returned"
          | "withheld"
          | "recovered"
          | "paid_elsewhere"
          | null;
        readonly version: number;
        readonly current_step: number;
        readonly step_count: number;
        readonly updated_at: string;
        readonly submitted_at: string | null;
        readonly reply_by: string | null;
      }[];
      readonly current_page: number;
      readonly total_pages: number;
      readonly count: number;
      readonly page_size: number;
    };
  };
  /** Product: save a step */
  postProductReimbursement: {
    input: {
      readonly body: {
        readonly step: string;
        readonly reimbursement_id?: "" | string;
        readonly version?: string;
        readonly firm_name?: string;
        readonly firm_address?: string;
        readonly has_mission_certificate?: string;
        readonly has_previous_claims?: string;
        readonly previous_claims_info?: string;
        readonly has_current_certificate?: string;
        readonly items?: string;
        readonly rcmc_certificate?: Blob;
        readonly export_value_certificate?: Blob;
        readonly products_registered?: Blob;
        readonly foreign_certificate?: Blob;
        readonly mission_certificate?: Blob;
        readonly current_year_certificate?: Blob;
        readonly manufacturing_license?: Blob;
      };
    };
    answer: {
      readonly reimbursement_id: string;
      readonly step: number;
      readonly version: number;
      readonly message: string;
      readonly warnings: readonly string[];
    };
  };
  /** One of the own reimbursements, of any scheme */
  getProductReimbursementById: {
    input: { readonly params: { readonly id: string } };
    answer: {
      readonly reimbursement_id: string;
      readonly reimbursement_type: string;
      readonly status: string;
      readonly status_code:
        | "DRAFT"
        | "SUBMITTED"
        | "UNDER_REVIEW"
        | "DEFICIENCY_SHARED"
        | "RESUBMITTED"
        | "FRESH_LOOK"
        | "UNDER_REVIEW_DGFT"
        | "DEFICIENCY_DGFT"
        | "APPROVED_DGFT"
        | "CLOSED";
      readonly claimed_amount: string | null;
      readonly recommended_amount: string | null;
      readonly sanctioned_amount: string | null;
      readonly payment_status:
        | "sanctioned"
        | "papers_asked"
        | "papers_complete"
        | "in_batch"
        | "sent"
        | "paid"
        | "returned"
        | "withheld"
        | "recovered"
        | "paid_elsewhere"
        | null;
      readonly version: number;
      readonly current_step: number;
      readonly step_count: number;
      readonly updated_at: string;
      readonly submitted_at: string | null;
      readonly reply_by: string | null;
      readonly closed_reason: string | null;
      readonly firm_name: string;
      readonly contact_name: string;
      readonly contact_email: string;
      readonly contact_phone: string;
      readonly values: Readonly<Record<string, unknown>>;
      readonly items: readonly {
        readonly id: string;
        readonly kind:
          | "registration"
          | "re_registration"
          | "retention"
          | "testing"
          | "plant_registration"
          | "plant_inspection"
          | "inspector_travel"
          | "space"
          | "stall"
          | "air_fare";
        readonly product?: string;
        readonly authority?: string;
        readonly country?: string;
        readonly certificate_no?: string;
        readonly issued_on?: string;
        readonly valid_to?: string;
        readonly paid_on?: string;
        readonly receipt_no?: string;
        readonly currency?: string;
        readonly amount?: string;
        readonly tax?: string;
        readonly paid_by?: string;
        readonly plant_address?: string;
        readonly inspected_on?: string;
        readonly officials?: number;
        readonly event?: string;
        readonly event_from?: string;
        readonly event_to?: string;
        readonly traveller?: string;
        readonly position?: string;
        readonly document?: string;
        readonly page?: number;
        readonly entered_by: "member" | "EPCMD";
        readonly amount_inr: string | null;
        readonly is_open: boolean;
      }[];
      readonly computation: {
        readonly lines: readonly {
          readonly item_id: string;
          readonly claimed: string | null;
          readonly admissible: string | null;
          readonly share_percent: string | null;
          readonly recommended: string | null;
          readonly reason: string | null;
          readonly rule: string | null;
          readonly sanctioned: string | null;
          readonly sanction_reason: string | null;
        }[];
        readonly claimed_total: string | null;
        readonly drawn_this_year: string | null;
        readonly cap: string | null;
        readonly recommended_total: string | null;
        readonly proved_facts: {
          readonly firm_class: "micro" | "small" | "medium" | "other" | null;
          readonly special_group: boolean | null;
          readonly exports: string | null;
          readonly intent_filed_on: string | null;
          readonly notice_given_on: string | null;
        } | null;
      } | null;
      readonly documents: readonly {
        readonly field_name: string;
        readonly name: string;
        readonly step: number;
        readonly url: string | null;
        readonly is_needed: boolean;
        readonly is_open: boolean;
        readonly files: readonly { readonly name: string; readonly type: string; readonly size: number; readonly pages: number }[];
      }[];
      readonly remarks: readonly {
        readonly field_name: string | null;
        readonly remark: string;
        readonly origin: "EPCMD" | "DGFT";
        readonly shared_at: string;
        readonly answer: string | null;
        readonly answered_at: string | null;
        readonly is_open: boolean;
      }[];
      readonly asks_papers: boolean;
      readonly open_steps: readonly number[];
      readonly actions: readonly ("save_step" | "submit" | "withdraw" | "reply")[];
      readonly cannot_file: string | null;
    };
  };
  /** Plant Registration: save a step */
  postReimbursementPlant: {
    input: {
      readonly body: {
        readonly step: string;
        readonly reimbursement_id?: "" | string;
        readonly version?: string;
        readonly firm_name?: string;
        readonly firm_address?: string;
        readonly country_of_origin?: string;
        readonly google_maps_link?: string;
        readonly has_zed_msme_loan?: string;
        readonly fob_export_value?: string;
        readonly country_of_plant?: string;
        readonly has_plant_fee?: string;
        readonly total_export_value?: string;
        readonly items?: string;
        readonly rcmc_certificate?: Blob;
        readonly gi_location_image?: Blob;
        readonly zed_msme_document?: Blob;
        readonly plant_fee_receipt?: Blob;
      };
    };
    answer: {
      readonly reimbursement_id: string;
      readonly step: number;
      readonly version: number;
      readonly message: string;
      readonly warnings: readonly string[];
    };
  };
  /** Exhibition: save a step */
  postReimbursementExhibition: {
    input: {
      readonly body: {
        readonly step: string;
        readonly reimbursement_id?: "" | string;
        readonly version?: string;
        readonly firm_name?: string;
        readonly firm_address?: string;
        readonly stall_no?: string;
        readonly hall_no?: string;
        readonly exhibition_name?: string;
        readonly exhibition_venue?: string;
        readonly exhibition_date?: string;
        readonly has_mou?: string;
        readonly has_air_fare?: string;
        readonly items?: string;
        readonly rcmc_certificate?: Blob;
        readonly fob_value_certificate?: Blob;
        readonly booking_receipt?: Blob;
        readonly mou_document?: Blob;
        readonly booth_photos?: readonly Blob[];
        readonly company_brochure?: Blob;
        readonly fascia_photo?: Blob;
        readonly representative_details?: Blob;
        readonly travel_documents?: Blob;
      };
    };
    answer: {
      readonly reimbursement_id: string;
      readonly step: number;
      readonly version: number;
      readonly message: string;
      readonly warnings: readonly string[];
    };
  };
  /** Submit, or reply to a deficiency; any scheme */
  postProductReimbursementSubmitById: {
    input: {
      readonly params: { readonly id: string };
      readonly body: {
        readonly version?: number | string;
        readonly comment?: string;
        readonly answers?: Readonly<Record<string, unknown>> | string;
        readonly paper_names?: readonly string[] | string;
        readonly paper_fields?: readonly string[] | string;
        readonly papers?: readonly Blob[];
      };
    };
    answer: {
      readonly message: string;
      readonly reimbursement_id: string;
      readonly status: string;
      readonly status_code:
        | "DRAFT"
        | "SUBMITTED"
        | "UNDER_REVIEW"
        | "DEFICIENCY_SHARED"
        | "RESUBMITTED"
        | "FRESH_LOOK"
        | "UNDER_REVIEW_DGFT"
        | "DEFICIENCY_DGFT"
        | "APPROVED_DGFT"
        | "CLOSED";
      readonly version: number;
    };
  };
  /** The combined PDF; any scheme */
  getProductReimbursementDownloadById: {
    input: { readonly params: { readonly id: string } };
    answer: { readonly pdf_url: string; readonly filename: string };
  };
  /** Submitted reimbursements of a scheme */
  getReimbursementsByScheme: {
    input: {
      readonly params: { readonly scheme: string };
      readonly query?: { readonly page?: string; readonly page_size?: string; readonly search?: string };
    };
    answer: {
      readonly reimbursements: readonly {
        readonly reimbursement_id: string;
        readonly firm_id: string;
        readonly firm_name: string;
        readonly firm_address: string;
        readonly status: string;
        readonly status_code:
          | "DRAFT"
          | "SUBMITTED"
          | "UNDER_REVIEW"
          | "DEFICIENCY_SHARED"
          | "RESUBMITTED"
          | "FRESH_LOOK"
          | "UNDER_REVIEW_DGFT"
          | "DEFICIENCY_DGFT"
          | "APPROVED_DGFT"
          | "CLOSED";
        readonly contact_name: string;
        readonly contact_email: string;
        readonly contact_phone: string;
        readonly claimed_amount: string | null;
        readonly recommended_amount: string | null;
        readonly sanctioned_amount: string | null;
        readonly payment_status:
          | "sanctioned"
          | "papers_asked"
          | "papers_complete"
          | "in_batch"
          | "sent"
          | "paid"
          | "returned"
          | "withheld"
          | "recovered"
          | "paid_elsewhere"
          | null;
        readonly review_progress: "Completed" | "In Progress" | "Not started";
      }[];
      readonly current_page: number;
      readonly total_pages: number;
      readonly count: number;
      readonly page_size: number;
    };
  };
  /** One reimbursement with its documents and verdicts */
  getReimbursementsBySchemeById: {
    input: { readonly params: { readonly id: string; readonly scheme: string } };
    answer: {
      readonly reimbursement_id: string;
      readonly firm_id: string;
      readonly firm_name: string;
      readonly firm_address: string;
      readonly status: string;
      readonly status_code:
        | "DRAFT"
        | "SUBMITTED"
        | "UNDER_REVIEW"
        | "DEFICIENCY_SHARED"
        | "RESUBMITTED"
        | "FRESH_LOOK"
        | "UNDER_REVIEW_DGFT"
        | "DEFICIENCY_DGFT"
        | "APPROVED_DGFT"
        | "CLOSED";
      readonly contact_name: string;
      readonly contact_email: string;
      readonly contact_phone: string;
      readonly claimed_amount: string | null;
      readonly recommended_amount: string | null;
      readonly sanctioned_amount: string | null;
      readonly payment_status:
        | "sanctioned"
        | "papers_asked"
        | "papers_complete"
        | "in_batch"
        | "sent"
        | "paid"
        | "returned"
        | "withheld"
        | "recovered"
        | "paid_elsewhere"
        | null;
      readonly review_progress: "Completed" | "In Progress" | "Not started";
      readonly closed_reason: string | null;
      readonly version: number;
      readonly asks_papers: boolean;
      readonly documents: readonly {
        readonly field_name: string;
        readonly name: string;
        readonly url: string | null;
        readonly status: "" | "SUFFICIENT" | "DEFICIENT";
        readonly deficiency: string;
      }[];
      readonly items: readonly {
        readonly id: string;
        readonly kind:
          | "registration"
          | "re_registration"
          | "retention"
          | "testing"
          | "plant_registration"
          | "plant_inspection"
          | "inspector_travel"
          | "space"
          | "stall"
          | "air_fare";
        readonly product?: string;
        readonly authority?: string;
        readonly country?: string;
        readonly certificate_no?: string;
        readonly issued_on?: string;
        readonly valid_to?: string;
        readonly paid_on?: string;
        readonly receipt_no?: string;
        readonly currency?: string;
        readonly amount?: string;
        readonly tax?: string;
        readonly paid_by?: string;
        readonly plant_address?: string;
        readonly inspected_on?: string;
        readonly officials?: number;
        readonly event?: string;
        readonly event_from?: string;
        readonly event_to?: string;
        readonly traveller?: string;
        readonly position?: string;
        readonly document?: string;
        readonly page?: number;
        readonly entered_by: "member" | "EPCMD";
        readonly amount_inr: string | null;
        readonly status: "" | "SUFFICIENT" | "DEFICIENT";
        readonly deficiency: string;
      }[];
      readonly computation: {
        readonly lines: readonly {
          readonly item_id: string;
          readonly claimed: string | null;
          readonly admissible: string | null;
          readonly share_percent: string | null;
          readonly recommended: string | null;
          readonly reason: string | null;
          readonly rule: string | null;
          readonly sanctioned: string | null;
          readonly sanction_reason: string | null;
        }[];
        readonly claimed_total: string | null;
        readonly drawn_this_year: string | null;
        readonly cap: string | null;
        readonly recommended_total: string | null;
        readonly proved_facts: {
          readonly firm_class: "micro" | "small" | "medium" | "other" | null;
          readonly special_group: boolean | null;
          readonly exports: string | null;
          readonly intent_filed_on: string | null;
          readonly notice_given_on: string | null;
        } | null;
      } | null;
      readonly exhibition_name?: string;
      readonly exhibition_venue?: string;
      readonly exhibition_date?: string;
    };
  };
  /** Save verdicts and assessments, or share deficiencies with the member */
  postReimbursementsBySchemeById: {
    input: {
      readonly params: { readonly id: string; readonly scheme: string };
      readonly body: {
        readonly action: "draft" | "share";
        readonly overall_status?: string;
        readonly documents: readonly {
          readonly field_name?: string;
          readonly key?: string;
          readonly name?: string | null;
          readonly status?: "" | "SUFFICIENT" | "DEFICIENT" | null;
          readonly deficiency?: string | null;
        }[];
        readonly asks_papers?: boolean;
        readonly assessments?: readonly {
          readonly item_id: string;
          readonly admissible_amount?: string | null;
          readonly reason_code?:
            | "NO_RECEIPT"
            | "RECEIPT_UNREADABLE"
            | "RECEIPT_OTHER_AMOUNT"
            | "RECEIPT_OTHER_PAYER"
            | "NO_PAYMENT_PROOF"
            | "PAID_IN_CASH"
            | "TAX_NOT_PAID"
            | "CREDIT_OF_TAX"
            | "LATE_FEE"
            | "AGENT_FEE"
            | "BANK_CHARGES"
            | "TRANSLATION_COST"
            | "COURIER_COST"
            | "NOT_STATUTORY"
            | "OTHER_PRODUCT"
            | "NOT_A_DEVICE"
            | "CERTIFICATE_MISSING"
            | "CERTIFICATE_EXPIRED"
            | "CLAIMED_BEFORE"
            | "OTHER_SCHEME"
            | "FILED_LATE"
            | "DELAY_EXCUSED"
            | "AUTHORITY_DELAY"
            | "AFTER_PROGRAMME"
            | "APPROVED_BEFORE_END"
            | "CEILING_CHECKED"
            | "ABOVE_CEILING"
            | "MEMBERSHIP_CHECKED"
            | "EVENT_NOT_APPROVED"
            | "TOO_MANY_VISITS"
            | "SPACE_NOT_USED"
            | "TRAVELLER_UNKNOWN"
            | "BOARDING_PASS_MISSING"
            | "CLASS_OF_TRAVEL"
            | "RATE_OF_BANK"
            | "PART_OF_INVOICE"
            | null;
          readonly reason?: string | null;
        }[];
        readonly items?: readonly Readonly<Record<string, unknown>>[];
        readonly proved_facts?: {
          readonly firm_class: "micro" | "small" | "medium" | "other" | null;
          readonly special_group: boolean | null;
          readonly exports: string | null;
          readonly intent_filed_on: string | null;
          readonly notice_given_on?: string | null;
        };
        readonly takes_new_rates?: boolean;
        readonly version?: number;
      };
    };
    answer: { readonly message: string };
  };
  /** Forward to DGFT */
  postSendDgftReimbursementsBySchemeById: {
    input: {
      readonly params: { readonly id: string; readonly scheme: string };
      readonly body: { readonly version?: number; readonly comment?: string | null };
    };
    answer: { readonly message: string };
  };
  /** The reasons for amounts */
  getReasonCodes: {
    input: {};
    answer: readonly {
      readonly code: string;
      readonly sentence_en: string;
      readonly sentence_hi: string;
      readonly remedy_en: string;
      readonly remedy_hi: string;
      readonly is_retired: boolean;
    }[];
  };
  /** What DGFT has approved */
  getEpcmdApprovedDeficiencyList: {
    input: {};
    answer: readonly {
      readonly reimbursement_id: string;
      readonly firm_name: string;
      readonly reimbursement_type: string;
      readonly deficiency: string;
      readonly contact_name: string;
      readonly contact_email: string;
      readonly contact_phone: string;
      readonly claimed_amount: string | null;
      readonly recommended_amount: string | null;
      readonly sanctioned_amount: string | null;
      readonly payment_status:
        | "sanctioned"
        | "papers_asked"
        | "papers_complete"
        | "in_batch"
        | "sent"
        | "paid"
        | "returned"
        | "withheld"
        | "recovered"
        | "paid_elsewhere"
        | null;
      readonly approved_at: string;
    }[];
  };
  /** Queries of DGFT that wait for the council */
  getEpcmdDeficiencyList: {
    input: { readonly query?: { readonly page?: string; readonly page_size?: string } };
    answer: readonly {
      readonly reimbursement_id: string;
      readonly firm_name: string;
      readonly contact_name: string;
      readonly contact_email: string;
      readonly contact_phone: string;
      readonly claimed_amount: string | null;
      readonly recommended_amount: string | null;
      readonly sanctioned_amount: string | null;
      readonly payment_status:
        | "sanctioned"
        | "papers_asked"
        | "papers_complete"
        | "in_batch"
        | "sent"
        | "paid"
        | "returned"
        | "withheld"
        | "recovered"
        | "paid_elsewhere"
        | null;
      readonly deficiency: "True";
      readonly comment: string;
      readonly reimbursement_type: string;
      readonly raised_at: string;
    }[];
  };
  /** Pass a query of DGFT on to the member */
  postDgftBySchemeDeficiencyById: {
    input: {
      readonly params: { readonly id: string; readonly scheme: string };
      readonly body: {
        readonly action?: "share";
        readonly comment?: string | null;
        readonly documents?: readonly { readonly field_name: string; readonly remark: string }[];
        readonly asks_papers?: boolean;
        readonly version?: number;
      };
    };
    answer: { readonly message: string };
  };
  /** Forwarded reimbursements of products and plants */
  getDgftPlantDeficiencyList: {
    input: { readonly query?: { readonly page?: string; readonly page_size?: string } };
    answer: {
      readonly results: readonly {
        readonly id: string;
        readonly reimbursement_id: string;
        readonly firm_name: string;
        readonly reimbursement_type: string;
        readonly status: string;
        readonly status_code:
          | "DRAFT"
          | "SUBMITTED"
          | "UNDER_REVIEW"
          | "DEFICIENCY_SHARED"
          | "RESUBMITTED"
          | "FRESH_LOOK"
          | "UNDER_REVIEW_DGFT"
          | "DEFICIENCY_DGFT"
          | "APPROVED_DGFT"
          | "CLOSED";
        readonly contact_name: string;
        readonly contact_email: string;
        readonly contact_phone: string;
        readonly claimed_amount: string | null;
        readonly recommended_amount: string | null;
        readonly sanctioned_amount: string | null;
        readonly payment_status:
          | "sanctioned"
          | "papers_asked"
          | "papers_complete"
          | "in_batch"
          | "sent"
          | "paid"
          | "returned"
          | "withheld"
          | "recovered"
          | "paid_elsewhere"
          | null;
        readonly pdf_url: string;
      }[];
      readonly count: number;
      readonly current_page: number;
      readonly total_pages: number;
      readonly page_size: number;
    };
  };
  /** Forwarded reimbursements of exhibitions */
  getDgftExhibition: {
    input: { readonly query?: { readonly page?: string; readonly page_size?: string } };
    answer: {
      readonly results: readonly {
        readonly id: string;
        readonly reimbursement_id: string;
        readonly firm_name: string;
        readonly reimbursement_type: string;
        readonly status: string;
        readonly status_code:
          | "DRAFT"
          | "SUBMITTED"
          | "UNDER_REVIEW"
          | "DEFICIENCY_SHARED"
          | "RESUBMITTED"
          | "FRESH_LOOK"
          | "UNDER_REVIEW_DGFT"
          | "DEFICIENCY_DGFT"
          | "APPROVED_DGFT"
          | "CLOSED";
        readonly contact_name: string;
        readonly contact_email: string;
        readonly contact_phone: string;
        readonly claimed_amount: string | null;
        readonly recommended_amount: string | null;
        readonly sanctioned_amount: string | null;
        readonly payment_status:
          | "sanctioned"
          | "papers_asked"
          | "papers_complete"
          | "in_batch"
          | "sent"
          | "paid"
          | "returned"
          | "withheld"
          | "recovered"
          | "paid_elsewhere"
          | null;
        readonly pdf_url: string;
      }[];
      readonly count: number;
      readonly current_page: number;
      readonly total_pages: number;
      readonly page_size: number;
    };
  };
  /** One forwarded reimbursement */
  getDgftBySchemeById: {
    input: { readonly params: { readonly id: string; readonly scheme: string } };
    answer: {
      readonly id: string;
      readonly reimbursement_id: string;
      readonly firm_name: string;
      readonly reimbursement_type: string;
      readonly status: string;
      readonly status_code:
        | "DRAFT"
        | "SUBMITTED"
        | "UNDER_REVIEW"
        | "DEFICIENCY_SHARED"
        | "RESUBMITTED"
        | "FRESH_LOOK"
        | "UNDER_REVIEW_DGFT"
        | "DEFICIENCY_DGFT"
        | "APPROVED_DGFT"
        | "CLOSED";
      readonly contact_name: string;
      readonly contact_email: string;
      readonly contact_phone: string;
      readonly claimed_amount: string | null;
      readonly recommended_amount: string | null;
      readonly sanctioned_amount: string | null;
      readonly payment_status:
        | "sanctioned"
        | "papers_asked"
        | "papers_complete"
        | "in_batch"
        | "sent"
        | "paid"
        | "returned"
        | "withheld"
        | "recovered"
        | "paid_elsewhere"
        | null;
      readonly pdf_url: string;
      readonly closed_reason: string | null;
      readonly version: number;
      readonly deficiency_comment: string;
      readonly council_comment: string;
      readonly asks_papers: boolean;
      readonly documents: readonly {
        readonly field_name: string;
        readonly name: string;
        readonly url: string | null;
        readonly status: "" | "SUFFICIENT" | "DEFICIENT";
        readonly deficiency: string;
      }[];
      readonly marks: readonly { readonly field_name: string; readonly remark: string; readonly page: number | null }[];
      readonly items: readonly {
        readonly id: string;
        readonly kind:
          | "registration"
          | "re_registration"
          | "retention"
          | "testing"
          | "plant_registration"
          | "plant_inspection"
          | "inspector_travel"
          | "space"
          | "stall"
          | "air_fare";
        readonly product?: string;
        readonly authority?: string;
        readonly country?: string;
        readonly certificate_no?: string;
        readonly issued_on?: string;
        readonly valid_to?: string;
        readonly paid_on?: string;
        readonly receipt_no?: string;
        readonly currency?: string;
        readonly amount?: string;
        readonly tax?: string;
        readonly paid_by?: string;
        readonly plant_address?: string;
        readonly inspected_on?: string;
        readonly officials?: number;
        readonly event?: string;
        readonly event_from?: string;
        readonly event_to?: string;
        readonly traveller?: string;
        readonly position?: string;
        readonly document?: string;
        readonly page?: number;
        readonly entered_by: "member" | "EPCMD";
        readonly amount_inr: string | null;
      }[];
      readonly computation: {
        readonly lines: readonly {
          readonly item_id: string;
          readonly claimed: string | null;
          readonly admissible: string | null;
          readonly share_percent: string | null;
          readonly recommended: string | null;
          readonly reason: string | null;
          readonly rule: string | null;
          readonly sanctioned: string | null;
          readonly sanction_reason: string | null;
        }[];
        readonly claimed_total: string | null;
        readonly drawn_this_year: string | null;
        readonly cap: string | null;
        readonly recommended_total: string | null;
        readonly proved_facts: {
          readonly firm_class: "micro" | "small" | "medium" | "other" | null;
          readonly special_group: boolean | null;
          readonly exports: string | null;
          readonly intent_filed_on: string | null;
          readonly notice_given_on: string | null;
        } | null;
      } | null;
    };
  };
  /** Approve all or part, refuse, keep a note, or share a query with the council */
  postDgftBySchemeById: {
    input: {
      readonly params: { readonly id: string; readonly scheme: string };
      readonly body: {
        readonly action: "approve" | "refuse" | "draft" | "share";
        readonly deficiency_comment?: string | null;
        readonly documents?: readonly { readonly field_name: string; readonly remark: string; readonly page?: number }[];
        readonly asks_papers?: boolean;
        readonly items?: readonly { readonly id: string; readonly amount: string; readonly reason?: string | null }[];
        readonly reason?: string | null;
        readonly status?: string | null;
        readonly version?: number;
      };
    };
    answer: { readonly message: string };
  };
  /** Open a signed address */
  getSignedByLink: { input: { readonly params: { readonly link: string } }; answer: Blob | { readonly message: string } };
};

const calls = {
  getHomepage: { method: "GET", path: "/homepage/", form: "never" },
  getImageGallery: { method: "GET", path: "/image-gallery/", form: "never" },
  getAboutpage: { method: "GET", path: "/aboutpage/", form: "never" },
  postSendEmail: { method: "POST", path: "/send-email/", form: "never" },
  postAuthLogin: { method: "POST", path: "/auth/login/", form: "never" },
  postTokenRefresh: { method: "POST", path: "/token/refresh/", form: "never" },
  postAuthLogout: { method: "POST", path: "/auth/logout/", form: "never" },
  getAuthMe: { method: "GET", path: "/auth/me/", form: "never" },
  postAuthVerifyActivationOtp: { method: "POST", path: "/auth/verify-activation-otp/", form: "never" },
  postAuthCompleteActivation: { method: "POST", path: "/auth/complete-activation/", form: "never" },
  postAuthApiActivationResend: { method: "POST", path: "/auth/api/activation_resend/", form: "never" },
  postAuthVerifyAccount: { method: "POST", path: "/auth/verify-account/", form: "never" },
  postBuyerRegister: { method: "POST", path: "/buyer/register/", form: "never" },
  postAuthRequestOtp: { method: "POST", path: "/auth/request-otp/", form: "never" },
  postAuthVerifyOtp: { method: "POST", path: "/auth/verify-otp/", form: "never" },
  postAuthForgetPassword: { method: "POST", path: "/auth/forget-password/", form: "never" },
  postAuthExpiredPassword: { method: "POST", path: "/auth/expired-password/", form: "never" },
  getBuyerEpcmdMembers: { method: "GET", path: "/buyer/epcmd-members/", form: "never" },
  getBuyerEpcmdMembersGenerate: { method: "GET", path: "/buyer/epcmd-members/generate/", form: "never" },
  getBepcmdMemberDetail: { method: "GET", path: "/bepcmd-member/detail/", form: "never" },
  getUserFormData: { method: "GET", path: "/user-form-data/", form: "never" },
  postUserFormData: { method: "POST", path: "/user-form-data/", form: "never" },
  getGetAllUsers: { method: "GET", path: "/get-all-users/", form: "never" },
  postUsersCreate: { method: "POST", path: "/users/create/", form: "never" },
  postActivationResend: { method: "POST", path: "/activation_resend/", form: "never" },
  getOwnCirculars: { method: "GET", path: "/own-circulars/", form: "never" },
  getOwnCircularsById: { method: "GET", path: "/own-circulars/{id}/", form: "never" },
  getPublicCirculars: { method: "GET", path: "/public-circulars/", form: "never" },
  getPublicCircularsBySlug: { method: "GET", path: "/public-circulars/{slug}/", form: "never" },
  getBepcmdMemberInvoices: { method: "GET", path: "/bepcmd-member/invoices/", form: "never" },
  getBepcmdMemberInvoicesById: { method: "GET", path: "/bepcmd-member/invoices/{id}/", form: "never" },
  getBepcmdMemberInvoicesByIdPdf: { method: "GET", path: "/bepcmd-member/invoices/{id}/pdf/", form: "never" },
  postUsersBulkUpload: { method: "POST", path: "/users/bulk-upload/", form: "always" },
  getUsersImportsByImportId: { method: "GET", path: "/users/imports/{importId}/", form: "never" },
  getProductReimbursement: { method: "GET", path: "/product-reimbursement/", form: "never" },
  postProductReimbursement: { method: "POST", path: "/product-reimbursement/", form: "always" },
  getProductReimbursementById: { method: "GET", path: "/product-reimbursement/{id}/", form: "never" },
  postReimbursementPlant: { method: "POST", path: "/reimbursement/plant/", form: "always" },
  postReimbursementExhibition: { method: "POST", path: "/reimbursement/exhibition/", form: "always" },
  postProductReimbursementSubmitById: { method: "POST", path: "/product-reimbursement/submit/{id}/", form: "with files" },
  getProductReimbursementDownloadById: { method: "GET", path: "/product-reimbursement/download/{id}/", form: "never" },
  getReimbursementsByScheme: { method: "GET", path: "/reimbursements/{scheme}/", form: "never" },
  getReimbursementsBySchemeById: { method: "GET", path: "/reimbursements/{scheme}/{id}/", form: "never" },
  postReimbursementsBySchemeById: { method: "POST", path: "/reimbursements/{scheme}/{id}/", form: "never" },
  postSendDgftReimbursementsBySchemeById: { method: "POST", path: "/send-dgft/reimbursements/{scheme}/{id}/", form: "never" },
  getReasonCodes: { method: "GET", path: "/reason-codes/", form: "never" },
  getEpcmdApprovedDeficiencyList: { method: "GET", path: "/epcmd/approved/deficiency/list/", form: "never" },
  getEpcmdDeficiencyList: { method: "GET", path: "/epcmd/deficiency/list/", form: "never" },
  postDgftBySchemeDeficiencyById: { method: "POST", path: "/dgft/{scheme}/deficiency/{id}/", form: "never" },
  getDgftPlantDeficiencyList: { method: "GET", path: "/dgft/plant/deficiency/list/", form: "never" },
  getDgftExhibition: { method: "GET", path: "/dgft/exhibition/", form: "never" },
  getDgftBySchemeById: { method: "GET", path: "/dgft/{scheme}/{id}/", form: "never" },
  postDgftBySchemeById: { method: "POST", path: "/dgft/{scheme}/{id}/", form: "never" },
  getSignedByLink: { method: "GET", path: "/signed/{link}/", form: "never" },
} as const satisfies Record<keyof RestCalls, { method: string; path: string; form: "never" | "always" | "with files" }>;

/** A refusal: its status, and the one shape in which every path refuses. */
export class RestRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined;
  /** How long to wait before the next attempt, where the portal says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: { message?: string; code?: string; fields?: Record<string, string[]> }, retryAfter: string | null = null) {
    super(body.message ?? `${status}`);
    this.name = "RestRefusal";
    this.status = status;
    this.code = body.code ?? "unknown";
    this.fields = body.fields;
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter);
  }
}

type Given = { readonly params?: Record<string, string>; readonly query?: Record<string, string | undefined>; readonly body?: unknown };

export type RestClient = {
  /** @throws RestRefusal */
  call<K extends keyof RestCalls>(
    name: K,
    input: RestCalls[K]["input"],
    options?: { readonly idempotencyKey?: string },
  ): Promise<RestCalls[K]["answer"]>;
};

/** @param baseUrl of the portal, such as https://portal.epcmd.example; `token` gives the access token of the moment, if there is one */
export function createRestClient(baseUrl: string, token: () => string | undefined): RestClient {
  return {
    async call(name, input, options = {}) {
      const { method, path, form } = calls[name];
      const { params = {}, query = {}, body } = input as Given;
      const hasFiles = Object.values(body ?? {}).some((value) => filesOf(value).length > 0);
      const isMultipart = form === "always" || (form === "with files" && hasFiles);
      const url = new URL(
        `${baseUrl.replace(/\/+$/, "")}/api${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""))}`,
      );
      for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value);
      const access = token();
      const response = await fetch(url, {
        method,
        headers: {
          ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
          ...(body === undefined || isMultipart ? {} : { "content-type": "application/json" }),
          ...(options.idempotencyKey === undefined ? {} : { "idempotency-key": options.idempotencyKey }),
        },
        ...(body === undefined ? {} : { body: isMultipart ? formOf(body as Record<string, unknown>) : JSON.stringify(body) }),
      });
      if (!response.ok) throw new RestRefusal(response.status, await response.json().catch(() => ({})), response.headers.get("retry-after"));
      if (response.status === 204) return undefined as never;
      const isJson = (response.headers.get("content-type") ?? "").includes("application/json");
      return (isJson ? await response.json() : await response.blob()) as never;
    },
  };
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const files = filesOf(value);
    for (const file of files) form.append(name, file, file instanceof File ? file.name : name);
    if (files.length === 0 && value !== undefined) form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}

const filesOf = (value: unknown): Blob[] => (Array.isArray(value) ? value : [value]).filter((each) => each instanceof Blob);
