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
        readonly hsn_codes: readonly { readonly code: string; readonly product_name: string; readonly category: string }[];
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
    answer: { readonly download_url: string; readonly filename: string };
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
        readonly last_updated_on?: unknown;
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
          readonly error_file_url: unknown;
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
      readonly error_file_url: unknown;
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
          | "UNDER_REVIEW_DGFT"
          | "DEFICIENCY_DGFT"
          | "APPROVED_DGFT"
          | "CLOSED";
        readonly version: number;
        readonly current_step: number;
        readonly step_count: number;
        readonly updated_at: string;
        readonly submitted_at: string | null;
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
        | "UNDER_REVIEW_DGFT"
        | "DEFICIENCY_DGFT"
        | "APPROVED_DGFT"
        | "CLOSED";
      readonly version: number;
      readonly current_step: number;
      readonly step_count: number;
      readonly updated_at: string;
      readonly submitted_at: string | null;
      readonly firm_name: string;
      readonly contact_name: string;
      readonly contact_email: string;
      readonly contact_phone: string;
      readonly values: Readonly<Record<string, unknown>>;
      readonly documents: readonly {
        readonly field_name: string;
        readonly name: string;
        readonly step: number;
        readonly url: unknown;
        readonly is_needed: boolean;
        readonly is_open: boolean;
        readonly files: readonly { readonly name: string; readonly type: string; readonly size: number; readonly pages: number }[];
      }[];
      readonly remarks: readonly {
        readonly field_name: unknown;
        readonly remark: string;
        readonly origin: "EPCMD" | "DGFT";
        readonly shared_at: string;
        readonly answer: unknown;
        readonly is_open: boolean;
      }[];
      readonly open_steps: readonly number[];
      readonly actions: readonly string[];
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
        readonly total_export_value?: string;
        readonly rcmc_certificate?: Blob;
        readonly gi_location_image?: Blob;
        readonly zed_msme_document?: Blob;
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
        readonly rcmc_certificate?: Blob;
        readonly fob_value_certificate?: Blob;
        readonly booking_receipt?: Blob;
        readonly mou_document?: Blob;
        readonly booth_photos?: readonly Blob[];
        readonly company_brochure?: Blob;
        readonly fascia_photo?: Blob;
        readonly representative_details?: Blob;
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
      readonly body: { readonly version?: number; readonly comment?: string; readonly answers?: Readonly<Record<string, unknown>> };
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
        readonly firm_name: string;
        readonly firm_address: string;
        readonly status: string;
        readonly status_code:
          | "DRAFT"
          | "SUBMITTED"
          | "UNDER_REVIEW"
          | "DEFICIENCY_SHARED"
          | "RESUBMITTED"
          | "UNDER_REVIEW_DGFT"
          | "DEFICIENCY_DGFT"
          | "APPROVED_DGFT"
          | "CLOSED";
        readonly contact_name: string;
        readonly contact_email: string;
        readonly contact_phone: string;
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
      readonly firm_name: string;
      readonly firm_address: string;
      readonly status: string;
      readonly status_code:
        | "DRAFT"
        | "SUBMITTED"
        | "UNDER_REVIEW"
        | "DEFICIENCY_SHARED"
        | "RESUBMITTED"
        | "UNDER_REVIEW_DGFT"
        | "DEFICIENCY_DGFT"
        | "APPROVED_DGFT"
        | "CLOSED";
      readonly contact_name: string;
      readonly contact_email: string;
      readonly contact_phone: string;
      readonly review_progress: "Completed" | "In Progress" | "Not started";
      readonly version: number;
      readonly documents: readonly {
        readonly field_name: string;
        readonly name: string;
        readonly url: unknown;
        readonly status: "" | "SUFFICIENT" | "DEFICIENT";
        readonly deficiency: string;
      }[];
      readonly exhibition_name?: string;
      readonly exhibition_venue?: string;
      readonly exhibition_date?: string;
    };
  };
  /** Save verdicts, or share deficiencies with the member */
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
          | "UNDER_REVIEW_DGFT"
          | "DEFICIENCY_DGFT"
          | "APPROVED_DGFT"
          | "CLOSED";
        readonly contact_name: string;
        readonly contact_email: string;
        readonly contact_phone: string;
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
          | "UNDER_REVIEW_DGFT"
          | "DEFICIENCY_DGFT"
          | "APPROVED_DGFT"
          | "CLOSED";
        readonly contact_name: string;
        readonly contact_email: string;
        readonly contact_phone: string;
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
        | "UNDER_REVIEW_DGFT"
        | "DEFICIENCY_DGFT"
        | "APPROVED_DGFT"
        | "CLOSED";
      readonly contact_name: string;
      readonly contact_email: string;
      readonly contact_phone: string;
      readonly pdf_url: string;
      readonly version: number;
      readonly deficiency_comment: string;
      readonly council_comment: string;
      readonly documents: readonly {
        readonly field_name: string;
        readonly name: string;
        readonly url: unknown;
        readonly status: "" | "SUFFICIENT" | "DEFICIENT";
        readonly deficiency: string;
      }[];
    };
  };
  /** Approve, keep a note, or share a query with the council */
  postDgftBySchemeById: {
    input: {
      readonly params: { readonly id: string; readonly scheme: string };
      readonly body: {
        readonly action: "approve" | "draft" | "share";
        readonly deficiency_comment?: string | null;
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
  getHomepage: { method: "GET", path: "/homepage/", isMultipart: false },
  getImageGallery: { method: "GET", path: "/image-gallery/", isMultipart: false },
  getAboutpage: { method: "GET", path: "/aboutpage/", isMultipart: false },
  postSendEmail: { method: "POST", path: "/send-email/", isMultipart: false },
  postAuthLogin: { method: "POST", path: "/auth/login/", isMultipart: false },
  postTokenRefresh: { method: "POST", path: "/token/refresh/", isMultipart: false },
  postAuthLogout: { method: "POST", path: "/auth/logout/", isMultipart: false },
  getAuthMe: { method: "GET", path: "/auth/me/", isMultipart: false },
  postAuthVerifyActivationOtp: { method: "POST", path: "/auth/verify-activation-otp/", isMultipart: false },
  postAuthCompleteActivation: { method: "POST", path: "/auth/complete-activation/", isMultipart: false },
  postAuthApiActivationResend: { method: "POST", path: "/auth/api/activation_resend/", isMultipart: false },
  postAuthVerifyAccount: { method: "POST", path: "/auth/verify-account/", isMultipart: false },
  postBuyerRegister: { method: "POST", path: "/buyer/register/", isMultipart: false },
  postAuthRequestOtp: { method: "POST", path: "/auth/request-otp/", isMultipart: false },
  postAuthVerifyOtp: { method: "POST", path: "/auth/verify-otp/", isMultipart: false },
  postAuthForgetPassword: { method: "POST", path: "/auth/forget-password/", isMultipart: false },
  postAuthExpiredPassword: { method: "POST", path: "/auth/expired-password/", isMultipart: false },
  getBuyerEpcmdMembers: { method: "GET", path: "/buyer/epcmd-members/", isMultipart: false },
  getBuyerEpcmdMembersGenerate: { method: "GET", path: "/buyer/epcmd-members/generate/", isMultipart: false },
  getBepcmdMemberDetail: { method: "GET", path: "/bepcmd-member/detail/", isMultipart: false },
  getUserFormData: { method: "GET", path: "/user-form-data/", isMultipart: false },
  postUserFormData: { method: "POST", path: "/user-form-data/", isMultipart: false },
  getGetAllUsers: { method: "GET", path: "/get-all-users/", isMultipart: false },
  postUsersCreate: { method: "POST", path: "/users/create/", isMultipart: false },
  postActivationResend: { method: "POST", path: "/activation_resend/", isMultipart: false },
  postUsersBulkUpload: { method: "POST", path: "/users/bulk-upload/", isMultipart: true },
  getUsersImportsByImportId: { method: "GET", path: "/users/imports/{importId}/", isMultipart: false },
  getProductReimbursement: { method: "GET", path: "/product-reimbursement/", isMultipart: false },
  postProductReimbursement: { method: "POST", path: "/product-reimbursement/", isMultipart: true },
  getProductReimbursementById: { method: "GET", path: "/product-reimbursement/{id}/", isMultipart: false },
  postReimbursementPlant: { method: "POST", path: "/reimbursement/plant/", isMultipart: true },
  postReimbursementExhibition: { method: "POST", path: "/reimbursement/exhibition/", isMultipart: true },
  postProductReimbursementSubmitById: { method: "POST", path: "/product-reimbursement/submit/{id}/", isMultipart: false },
  getProductReimbursementDownloadById: { method: "GET", path: "/product-reimbursement/download/{id}/", isMultipart: false },
  getReimbursementsByScheme: { method: "GET", path: "/reimbursements/{scheme}/", isMultipart: false },
  getReimbursementsBySchemeById: { method: "GET", path: "/reimbursements/{scheme}/{id}/", isMultipart: false },
  postReimbursementsBySchemeById: { method: "POST", path: "/reimbursements/{scheme}/{id}/", isMultipart: false },
  postSendDgftReimbursementsBySchemeById: { method: "POST", path: "/send-dgft/reimbursements/{scheme}/{id}/", isMultipart: false },
  getEpcmdApprovedDeficiencyList: { method: "GET", path: "/epcmd/approved/deficiency/list/", isMultipart: false },
  getEpcmdDeficiencyList: { method: "GET", path: "/epcmd/deficiency/list/", isMultipart: false },
  postDgftBySchemeDeficiencyById: { method: "POST", path: "/dgft/{scheme}/deficiency/{id}/", isMultipart: false },
  getDgftPlantDeficiencyList: { method: "GET", path: "/dgft/plant/deficiency/list/", isMultipart: false },
  getDgftExhibition: { method: "GET", path: "/dgft/exhibition/", isMultipart: false },
  getDgftBySchemeById: { method: "GET", path: "/dgft/{scheme}/{id}/", isMultipart: false },
  postDgftBySchemeById: { method: "POST", path: "/dgft/{scheme}/{id}/", isMultipart: false },
  getSignedByLink: { method: "GET", path: "/signed/{link}/", isMultipart: false },
} as const satisfies Record<keyof RestCalls, { method: string; path: string; isMultipart: boolean }>;

/** A refusal: its status, and the one shape in which every path refuses. */
export class RestRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined;

  constructor(status: number, body: { message?: string; code?: string; fields?: Record<string, string[]> }) {
    super(body.message ?? `${status}`);
    this.name = "RestRefusal";
    this.status = status;
    this.code = body.code ?? "unknown";
    this.fields = body.fields;
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
      const { method, path, isMultipart } = calls[name];
      const { params = {}, query = {}, body } = input as Given;
      const url = new URL(`${baseUrl}/api${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""))}`);
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
      if (!response.ok) throw new RestRefusal(response.status, await response.json().catch(() => ({})));
      if (response.status === 204) return undefined as never;
      const isJson = (response.headers.get("content-type") ?? "").includes("application/json");
      return (isJson ? await response.json() : await response.blob()) as never;
    },
  };
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each instanceof Blob) form.append(name, each, each instanceof File ? each.name : name);
      else if (each !== undefined) form.append(name, String(each));
    }
  return form;
}
