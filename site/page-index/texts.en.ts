// Written by `npm run site:index` from the folders of site/pages. Do not edit.
import { texts as aboutCouncil } from "../pages/about-council/texts.en.ts";
import { texts as accessibility } from "../pages/accessibility/texts.en.ts";
import { texts as annualReports } from "../pages/annual-reports/texts.en.ts";
import { texts as archive } from "../pages/archive/texts.en.ts";
import { texts as becomeAMember } from "../pages/become-a-member/texts.en.ts";
import { texts as certificateOfOrigin } from "../pages/certificate-of-origin/texts.en.ts";
import { texts as chairmansMessage } from "../pages/chairmans-message/texts.en.ts";
import { texts as checkMember } from "../pages/check-member/texts.en.ts";
import { texts as circular } from "../pages/circular/texts.en.ts";
import { texts as circularOmFromDoc } from "../pages/circular-om-from-doc/texts.en.ts";
import { texts as circularOmFromDop } from "../pages/circular-om-from-dop/texts.en.ts";
import { texts as circularOmFromOtherMinistries } from "../pages/circular-om-from-other-ministries/texts.en.ts";
import { texts as circulars } from "../pages/circulars/texts.en.ts";
import { texts as citizensCharter } from "../pages/citizens-charter/texts.en.ts";
import { texts as committeeOfAdministration } from "../pages/committee-of-administration/texts.en.ts";
import { texts as contact } from "../pages/contact/texts.en.ts";
import { texts as copyrightAndLinks } from "../pages/copyright-and-links/texts.en.ts";
import { texts as customsExchangeRate } from "../pages/customs-exchange-rate/texts.en.ts";
import { texts as disclaimer } from "../pages/disclaimer/texts.en.ts";
import { texts as documentsRequired } from "../pages/documents-required/texts.en.ts";
import { texts as event } from "../pages/event/texts.en.ts";
import { texts as eventCalender } from "../pages/event-calender/texts.en.ts";
import { texts as exhibitionInIndia } from "../pages/exhibition-in-india/texts.en.ts";
import { texts as exportPromotionMission } from "../pages/export-promotion-mission/texts.en.ts";
import { texts as exportsInFigures } from "../pages/exports-in-figures/texts.en.ts";
import { texts as faq } from "../pages/faq/texts.en.ts";
import { texts as feedback } from "../pages/feedback/texts.en.ts";
import { texts as follow } from "../pages/follow/texts.en.ts";
import { texts as foreignTradePolicy } from "../pages/foreign-trade-policy/texts.en.ts";
import { texts as gallery } from "../pages/gallery/texts.en.ts";
import { texts as grievances } from "../pages/grievances/texts.en.ts";
import { texts as guidelinesOfReimbursementOfAirfare } from "../pages/guidelines-of-reimbursement-of-airfare/texts.en.ts";
import { texts as help } from "../pages/help/texts.en.ts";
import { texts as home } from "../pages/home/texts.en.ts";
import { texts as howToApply } from "../pages/how-to-apply/texts.en.ts";
import { texts as hsCodes } from "../pages/hs-codes/texts.en.ts";
import { texts as indianMissionAbroad } from "../pages/indian-mission-abroad/texts.en.ts";
import { texts as join } from "../pages/join/texts.en.ts";
import { texts as lifelongMember } from "../pages/lifelong-member/texts.en.ts";
import { texts as maiAssistance } from "../pages/mai-assistance/texts.en.ts";
import { texts as maiScheme } from "../pages/mai-scheme/texts.en.ts";
import { texts as medicalDevicePolicy } from "../pages/medical-device-policy/texts.en.ts";
import { texts as medicalDeviceScheme } from "../pages/medical-device-scheme/texts.en.ts";
import { texts as medicalDeviceTradeAssociations } from "../pages/medical-device-trade-associations/texts.en.ts";
import { texts as membershipBenefits } from "../pages/membership-benefits/texts.en.ts";
import { texts as membershipQuery } from "../pages/membership-query/texts.en.ts";
import { texts as missionVision } from "../pages/mission-vision/texts.en.ts";
import { texts as msmeScheme } from "../pages/msme-scheme/texts.en.ts";
import { texts as officials } from "../pages/officials/texts.en.ts";
import { texts as onlineRcmc } from "../pages/online-rcmc/texts.en.ts";
import { texts as overseasMissionsInIndia } from "../pages/overseas-missions-in-india/texts.en.ts";
import { texts as policies } from "../pages/policies/texts.en.ts";
import { texts as privacyPolicy } from "../pages/privacy-policy/texts.en.ts";
import { texts as productPanel } from "../pages/product-panel/texts.en.ts";
import { texts as publicNotice } from "../pages/public-notice/texts.en.ts";
import { texts as publications } from "../pages/publications/texts.en.ts";
import { texts as registration } from "../pages/registration/texts.en.ts";
import { texts as reportHub } from "../pages/report-hub/texts.en.ts";
import { texts as rightToInformation } from "../pages/right-to-information/texts.en.ts";
import { texts as rodttep } from "../pages/rodttep/texts.en.ts";
import { texts as rulesInForce } from "../pages/rules-in-force/texts.en.ts";
import { texts as screenReaderAccess } from "../pages/screen-reader-access/texts.en.ts";
import { texts as search } from "../pages/search/texts.en.ts";
import { texts as servicesOffered } from "../pages/services-offered/texts.en.ts";
import { texts as sitemap } from "../pages/sitemap/texts.en.ts";
import { texts as statistics } from "../pages/statistics/texts.en.ts";
import { texts as strategyPaper } from "../pages/strategy-paper/texts.en.ts";
import { texts as technicalConference } from "../pages/technical-conference/texts.en.ts";
import { texts as termsOfUse } from "../pages/terms-of-use/texts.en.ts";
import { texts as tradeShow } from "../pages/trade-show/texts.en.ts";
import { texts as upcomingEvents } from "../pages/upcoming-events/texts.en.ts";
import { texts as visa } from "../pages/visa/texts.en.ts";
import { texts as webInformationManager } from "../pages/web-information-manager/texts.en.ts";
import { texts as webinar } from "../pages/webinar/texts.en.ts";
import { texts as websitePolicies } from "../pages/website-policies/texts.en.ts";

export const pageTexts = {
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
