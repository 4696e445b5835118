// Written by `npm run site:index` from the folders of site/pages. Do not edit.
import type { PageKey } from "../content/pages.ts";
import * as aboutCouncil from "../pages/about-council/load.ts";
import * as accessibility from "../pages/accessibility/load.ts";
import * as annualReports from "../pages/annual-reports/load.ts";
import * as archive from "../pages/archive/load.ts";
import * as becomeAMember from "../pages/become-a-member/load.ts";
import * as certificateOfOrigin from "../pages/certificate-of-origin/load.ts";
import * as chairmansMessage from "../pages/chairmans-message/load.ts";
import * as checkMember from "../pages/check-member/load.ts";
import * as circular from "../pages/circular/load.ts";
import * as circularOmFromDoc from "../pages/circular-om-from-doc/load.ts";
import * as circularOmFromDop from "../pages/circular-om-from-dop/load.ts";
import * as circularOmFromOtherMinistries from "../pages/circular-om-from-other-ministries/load.ts";
import * as circulars from "../pages/circulars/load.ts";
import * as citizensCharter from "../pages/citizens-charter/load.ts";
import * as committeeOfAdministration from "../pages/committee-of-administration/load.ts";
import * as contact from "../pages/contact/load.ts";
import * as copyrightAndLinks from "../pages/copyright-and-links/load.ts";
import * as customsExchangeRate from "../pages/customs-exchange-rate/load.ts";
import * as disclaimer from "../pages/disclaimer/load.ts";
import * as documentsRequired from "../pages/documents-required/load.ts";
import * as event from "../pages/event/load.ts";
import * as eventCalender from "../pages/event-calender/load.ts";
import * as exhibitionInIndia from "../pages/exhibition-in-india/load.ts";
import * as exportPromotionMission from "../pages/export-promotion-mission/load.ts";
import * as exportsInFigures from "../pages/exports-in-figures/load.ts";
import * as faq from "../pages/faq/load.ts";
import * as feedback from "../pages/feedback/load.ts";
import * as follow from "../pages/follow/load.ts";
import * as foreignTradePolicy from "../pages/foreign-trade-policy/load.ts";
import * as gallery from "../pages/gallery/load.ts";
import * as grievances from "../pages/grievances/load.ts";
import * as guidelinesOfReimbursementOfAirfare from "../pages/guidelines-of-reimbursement-of-airfare/load.ts";
import * as help from "../pages/help/load.ts";
import * as home from "../pages/home/load.ts";
import * as howToApply from "../pages/how-to-apply/load.ts";
import * as hsCodes from "../pages/hs-codes/load.ts";
import * as indianMissionAbroad from "../pages/indian-mission-abroad/load.ts";
import * as join from "../pages/join/load.ts";
import * as lifelongMember from "../pages/lifelong-member/load.ts";
import * as maiAssistance from "../pages/mai-assistance/load.ts";
import * as maiScheme from "../pages/mai-scheme/load.ts";
import * as medicalDevicePolicy from "../pages/medical-device-policy/load.ts";
import * as medicalDeviceScheme from "../pages/medical-device-scheme/load.ts";
import * as medicalDeviceTradeAssociations from "../pages/medical-device-trade-associations/load.ts";
import * as membershipBenefits from "../pages/membership-benefits/load.ts";
import * as membershipQuery from "../pages/membership-query/load.ts";
import * as missionVision from "../pages/mission-vision/load.ts";
import * as msmeScheme from "../pages/msme-scheme/load.ts";
import * as officials from "../pages/officials/load.ts";
import * as onlineRcmc from "../pages/online-rcmc/load.ts";
import * as overseasMissionsInIndia from "../pages/overseas-missions-in-india/load.ts";
import * as policies from "../pages/policies/load.ts";
import * as privacyPolicy from "../pages/privacy-policy/load.ts";
import * as productPanel from "../pages/product-panel/load.ts";
import * as publicNotice from "../pages/public-notice/load.ts";
import * as publications from "../pages/publications/load.ts";
import * as registration from "../pages/registration/load.ts";
import * as reportHub from "../pages/report-hub/load.ts";
import * as rightToInformation from "../pages/right-to-information/load.ts";
import * as rodttep from "../pages/rodttep/load.ts";
import * as rulesInForce from "../pages/rules-in-force/load.ts";
import * as screenReaderAccess from "../pages/screen-reader-access/load.ts";
import * as search from "../pages/search/load.ts";
import * as servicesOffered from "../pages/services-offered/load.ts";
import * as sitemap from "../pages/sitemap/load.ts";
import * as statistics from "../pages/statistics/load.ts";
import * as strategyPaper from "../pages/strategy-paper/load.ts";
import * as technicalConference from "../pages/technical-conference/load.ts";
import * as termsOfUse from "../pages/terms-of-use/load.ts";
import * as tradeShow from "../pages/trade-show/load.ts";
import * as upcomingEvents from "../pages/upcoming-events/load.ts";
import * as visa from "../pages/visa/load.ts";
import * as webInformationManager from "../pages/web-information-manager/load.ts";
import * as webinar from "../pages/webinar/load.ts";
import * as websitePolicies from "../pages/website-policies/load.ts";
import type { PageLoader } from "../render/page-loader.ts";

export const loaders = {
  "about-council": aboutCouncil,
  accessibility,
  "annual-reports": annualReports,
  archive,
  "become-a-member": becomeAMember,
  "certificate-of-origin": certificateOfOrigin,
  "chairmans-message": chairmansMessage,
  "check-member": checkMember,
  circular,
  "circular-om-from-doc": circularOmFromDoc,
  "circular-om-from-dop": circularOmFromDop,
  "circular-om-from-other-ministries": circularOmFromOtherMinistries,
  circulars,
  "citizens-charter": citizensCharter,
  "committee-of-administration": committeeOfAdministration,
  contact,
  "copyright-and-links": copyrightAndLinks,
  "customs-exchange-rate": customsExchangeRate,
  disclaimer,
  "documents-required": documentsRequired,
  event,
  "event-calender": eventCalender,
  "exhibition-in-india": exhibitionInIndia,
  "export-promotion-mission": exportPromotionMission,
  "exports-in-figures": exportsInFigures,
  faq,
  feedback,
  follow,
  "foreign-trade-policy": foreignTradePolicy,
  gallery,
  grievances,
  "guidelines-of-reimbursement-of-airfare": guidelinesOfReimbursementOfAirfare,
  help,
  home,
  "how-to-apply": howToApply,
  "hs-codes": hsCodes,
  "indian-mission-abroad": indianMissionAbroad,
  join,
  "lifelong-member": lifelongMember,
  "mai-assistance": maiAssistance,
  "mai-scheme": maiScheme,
  "medical-device-policy": medicalDevicePolicy,
  "medical-device-scheme": medicalDeviceScheme,
  "medical-device-trade-associations": medicalDeviceTradeAssociations,
  "membership-benefits": membershipBenefits,
  "membership-query": membershipQuery,
  "mission-vision": missionVision,
  "msme-scheme": msmeScheme,
  officials,
  "online-rcmc": onlineRcmc,
  "overseas-missions-in-india": overseasMissionsInIndia,
  policies,
  "privacy-policy": privacyPolicy,
  "product-panel": productPanel,
  "public-notice": publicNotice,
  publications,
  registration,
  "report-hub": reportHub,
  "right-to-information": rightToInformation,
  rodttep,
  "rules-in-force": rulesInForce,
  "screen-reader-access": screenReaderAccess,
  search,
  "services-offered": servicesOffered,
  sitemap,
  statistics,
  "strategy-paper": strategyPaper,
  "technical-conference": technicalConference,
  "terms-of-use": termsOfUse,
  "trade-show": tradeShow,
  "upcoming-events": upcomingEvents,
  visa,
  "web-information-manager": webInformationManager,
  webinar,
  "website-policies": websitePolicies,
} satisfies Record<PageKey, PageLoader>;
