// Written by `npm run site:index` from the folders of site/pages. Do not edit.
import type { Route } from "../content/route.ts";
import { route as aboutCouncil } from "../pages/about-council/route.ts";
import { route as accessibility } from "../pages/accessibility/route.ts";
import { route as annualReports } from "../pages/annual-reports/route.ts";
import { route as archive } from "../pages/archive/route.ts";
import { route as becomeAMember } from "../pages/become-a-member/route.ts";
import { route as certificateOfOrigin } from "../pages/certificate-of-origin/route.ts";
import { route as chairmansMessage } from "../pages/chairmans-message/route.ts";
import { route as checkMember } from "../pages/check-member/route.ts";
import { route as circular } from "../pages/circular/route.ts";
import { route as circularOmFromDoc } from "../pages/circular-om-from-doc/route.ts";
import { route as circularOmFromDop } from "../pages/circular-om-from-dop/route.ts";
import { route as circularOmFromOtherMinistries } from "../pages/circular-om-from-other-ministries/route.ts";
import { route as circulars } from "../pages/circulars/route.ts";
import { route as citizensCharter } from "../pages/citizens-charter/route.ts";
import { route as committeeOfAdministration } from "../pages/committee-of-administration/route.ts";
import { route as contact } from "../pages/contact/route.ts";
import { route as copyrightAndLinks } from "../pages/copyright-and-links/route.ts";
import { route as customsExchangeRate } from "../pages/customs-exchange-rate/route.ts";
import { route as disclaimer } from "../pages/disclaimer/route.ts";
import { route as documentsRequired } from "../pages/documents-required/route.ts";
import { route as event } from "../pages/event/route.ts";
import { route as eventCalender } from "../pages/event-calender/route.ts";
import { route as exhibitionInIndia } from "../pages/exhibition-in-india/route.ts";
import { route as exportPromotionMission } from "../pages/export-promotion-mission/route.ts";
import { route as exportsInFigures } from "../pages/exports-in-figures/route.ts";
import { route as faq } from "../pages/faq/route.ts";
import { route as feedback } from "../pages/feedback/route.ts";
import { route as follow } from "../pages/follow/route.ts";
import { route as foreignTradePolicy } from "../pages/foreign-trade-policy/route.ts";
import { route as gallery } from "../pages/gallery/route.ts";
import { route as grievances } from "../pages/grievances/route.ts";
import { route as guidelinesOfReimbursementOfAirfare } from "../pages/guidelines-of-reimbursement-of-airfare/route.ts";
import { route as help } from "../pages/help/route.ts";
import { route as home } from "../pages/home/route.ts";
import { route as howToApply } from "../pages/how-to-apply/route.ts";
import { route as hsCodes } from "../pages/hs-codes/route.ts";
import { route as indianMissionAbroad } from "../pages/indian-mission-abroad/route.ts";
import { route as join } from "../pages/join/route.ts";
import { route as lifelongMember } from "../pages/lifelong-member/route.ts";
import { route as maiAssistance } from "../pages/mai-assistance/route.ts";
import { route as maiScheme } from "../pages/mai-scheme/route.ts";
import { route as medicalDevicePolicy } from "../pages/medical-device-policy/route.ts";
import { route as medicalDeviceScheme } from "../pages/medical-device-scheme/route.ts";
import { route as medicalDeviceTradeAssociations } from "../pages/medical-device-trade-associations/route.ts";
import { route as membershipBenefits } from "../pages/membership-benefits/route.ts";
import { route as membershipQuery } from "../pages/membership-query/route.ts";
import { route as missionVision } from "../pages/mission-vision/route.ts";
import { route as msmeScheme } from "../pages/msme-scheme/route.ts";
import { route as officials } from "../pages/officials/route.ts";
import { route as onlineRcmc } from "../pages/online-rcmc/route.ts";
import { route as overseasMissionsInIndia } from "../pages/overseas-missions-in-india/route.ts";
import { route as policies } from "../pages/policies/route.ts";
import { route as privacyPolicy } from "../pages/privacy-policy/route.ts";
import { route as productPanel } from "../pages/product-panel/route.ts";
import { route as publicNotice } from "../pages/public-notice/route.ts";
import { route as publications } from "../pages/publications/route.ts";
import { route as registration } from "../pages/registration/route.ts";
import { route as reportHub } from "../pages/report-hub/route.ts";
import { route as rightToInformation } from "../pages/right-to-information/route.ts";
import { route as rodttep } from "../pages/rodttep/route.ts";
import { route as rulesInForce } from "../pages/rules-in-force/route.ts";
import { route as screenReaderAccess } from "../pages/screen-reader-access/route.ts";
import { route as search } from "../pages/search/route.ts";
import { route as servicesOffered } from "../pages/services-offered/route.ts";
import { route as sitemap } from "../pages/sitemap/route.ts";
import { route as statistics } from "../pages/statistics/route.ts";
import { route as strategyPaper } from "../pages/strategy-paper/route.ts";
import { route as technicalConference } from "../pages/technical-conference/route.ts";
import { route as termsOfUse } from "../pages/terms-of-use/route.ts";
import { route as tradeShow } from "../pages/trade-show/route.ts";
import { route as upcomingEvents } from "../pages/upcoming-events/route.ts";
import { route as visa } from "../pages/visa/route.ts";
import { route as webInformationManager } from "../pages/web-information-manager/route.ts";
import { route as webinar } from "../pages/webinar/route.ts";
import { route as websitePolicies } from "../pages/website-policies/route.ts";

export const routes = {
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
} satisfies Record<string, Route>;
