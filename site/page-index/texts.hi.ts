// Written by `npm run site:index` from the folders of site/pages. Do not edit.
import { texts as aboutCouncil } from "../pages/about-council/texts.hi.ts";
import { texts as accessibility } from "../pages/accessibility/texts.hi.ts";
import { texts as annualReports } from "../pages/annual-reports/texts.hi.ts";
import { texts as archive } from "../pages/archive/texts.hi.ts";
import { texts as becomeAMember } from "../pages/become-a-member/texts.hi.ts";
import { texts as certificateOfOrigin } from "../pages/certificate-of-origin/texts.hi.ts";
import { texts as chairmansMessage } from "../pages/chairmans-message/texts.hi.ts";
import { texts as checkMember } from "../pages/check-member/texts.hi.ts";
import { texts as circular } from "../pages/circular/texts.hi.ts";
import { texts as circularOmFromDoc } from "../pages/circular-om-from-doc/texts.hi.ts";
import { texts as circularOmFromDop } from "../pages/circular-om-from-dop/texts.hi.ts";
import { texts as circularOmFromOtherMinistries } from "../pages/circular-om-from-other-ministries/texts.hi.ts";
import { texts as circulars } from "../pages/circulars/texts.hi.ts";
import { texts as citizensCharter } from "../pages/citizens-charter/texts.hi.ts";
import { texts as committeeOfAdministration } from "../pages/committee-of-administration/texts.hi.ts";
import { texts as contact } from "../pages/contact/texts.hi.ts";
import { texts as copyrightAndLinks } from "../pages/copyright-and-links/texts.hi.ts";
import { texts as customsExchangeRate } from "../pages/customs-exchange-rate/texts.hi.ts";
import { texts as disclaimer } from "../pages/disclaimer/texts.hi.ts";
import { texts as documentsRequired } from "../pages/documents-required/texts.hi.ts";
import { texts as event } from "../pages/event/texts.hi.ts";
import { texts as eventCalender } from "../pages/event-calender/texts.hi.ts";
import { texts as exhibitionInIndia } from "../pages/exhibition-in-india/texts.hi.ts";
import { texts as exportPromotionMission } from "../pages/export-promotion-mission/texts.hi.ts";
import { texts as exportsInFigures } from "../pages/exports-in-figures/texts.hi.ts";
import { texts as faq } from "../pages/faq/texts.hi.ts";
import { texts as feedback } from "../pages/feedback/texts.hi.ts";
import { texts as follow } from "../pages/follow/texts.hi.ts";
import { texts as foreignTradePolicy } from "../pages/foreign-trade-policy/texts.hi.ts";
import { texts as gallery } from "../pages/gallery/texts.hi.ts";
import { texts as grievances } from "../pages/grievances/texts.hi.ts";
import { texts as guidelinesOfReimbursementOfAirfare } from "../pages/guidelines-of-reimbursement-of-airfare/texts.hi.ts";
import { texts as help } from "../pages/help/texts.hi.ts";
import { texts as home } from "../pages/home/texts.hi.ts";
import { texts as howToApply } from "../pages/how-to-apply/texts.hi.ts";
import { texts as hsCodes } from "../pages/hs-codes/texts.hi.ts";
import { texts as indianMissionAbroad } from "../pages/indian-mission-abroad/texts.hi.ts";
import { texts as join } from "../pages/join/texts.hi.ts";
import { texts as lifelongMember } from "../pages/lifelong-member/texts.hi.ts";
import { texts as maiAssistance } from "../pages/mai-assistance/texts.hi.ts";
import { texts as maiScheme } from "../pages/mai-scheme/texts.hi.ts";
import { texts as medicalDevicePolicy } from "../pages/medical-device-policy/texts.hi.ts";
import { texts as medicalDeviceScheme } from "../pages/medical-device-scheme/texts.hi.ts";
import { texts as medicalDeviceTradeAssociations } from "../pages/medical-device-trade-associations/texts.hi.ts";
import { texts as membershipBenefits } from "../pages/membership-benefits/texts.hi.ts";
import { texts as membershipQuery } from "../pages/membership-query/texts.hi.ts";
import { texts as missionVision } from "../pages/mission-vision/texts.hi.ts";
import { texts as msmeScheme } from "../pages/msme-scheme/texts.hi.ts";
import { texts as officials } from "../pages/officials/texts.hi.ts";
import { texts as onlineRcmc } from "../pages/online-rcmc/texts.hi.ts";
import { texts as overseasMissionsInIndia } from "../pages/overseas-missions-in-india/texts.hi.ts";
import { texts as policies } from "../pages/policies/texts.hi.ts";
import { texts as privacyPolicy } from "../pages/privacy-policy/texts.hi.ts";
import { texts as productPanel } from "../pages/product-panel/texts.hi.ts";
import { texts as publicNotice } from "../pages/public-notice/texts.hi.ts";
import { texts as publications } from "../pages/publications/texts.hi.ts";
import { texts as registration } from "../pages/registration/texts.hi.ts";
import { texts as reportHub } from "../pages/report-hub/texts.hi.ts";
import { texts as rightToInformation } from "../pages/right-to-information/texts.hi.ts";
import { texts as rodttep } from "../pages/rodttep/texts.hi.ts";
import { texts as rulesInForce } from "../pages/rules-in-force/texts.hi.ts";
import { texts as screenReaderAccess } from "../pages/screen-reader-access/texts.hi.ts";
import { texts as search } from "../pages/search/texts.hi.ts";
import { texts as servicesOffered } from "../pages/services-offered/texts.hi.ts";
import { texts as sitemap } from "../pages/sitemap/texts.hi.ts";
import { texts as statistics } from "../pages/statistics/texts.hi.ts";
import { texts as strategyPaper } from "../pages/strategy-paper/texts.hi.ts";
import { texts as technicalConference } from "../pages/technical-conference/texts.hi.ts";
import { texts as termsOfUse } from "../pages/terms-of-use/texts.hi.ts";
import { texts as tradeShow } from "../pages/trade-show/texts.hi.ts";
import { texts as upcomingEvents } from "../pages/upcoming-events/texts.hi.ts";
import { texts as visa } from "../pages/visa/texts.hi.ts";
import { texts as webInformationManager } from "../pages/web-information-manager/texts.hi.ts";
import { texts as webinar } from "../pages/webinar/texts.hi.ts";
import { texts as websitePolicies } from "../pages/website-policies/texts.hi.ts";
import type { pageTexts as english } from "./texts.en.ts";

export const pageTexts: typeof english = {
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
};
