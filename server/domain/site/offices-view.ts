import type { ContentLanguage } from "./content/languages.ts";
import type { OfficeDrawingName } from "./content/office-drawings.ts";
import type { KindFields, SitePicture } from "./content/published.ts";

/** The task of an office: a desk of the contact page, or what the guidelines and the RTI Act ask for. */
export type OfficeRole = keyof KindFields<"office">["role"]["options"];

/** How to reach an office. What staff have not written is null, or an empty list. */
export type OfficeCard = {
  readonly id: string;
  readonly role: OfficeRole;
  readonly title: string;
  readonly holder: string | null;
  readonly matters: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly hours: string | null;
  /** With the PIN code in the last line. */
  readonly address: readonly string[];
  /** The language of its words. */
  readonly writtenIn: ContentLanguage;
};

/** A card of the committee: an office, or a person who agreed to be named. */
export type CommitteeCard = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly subname: string | null;
  readonly designations: readonly string[];
  readonly picture: SitePicture | null;
  /** Shown without a picture. */
  readonly drawing: OfficeDrawingName;
  /** The language of its words. */
  readonly writtenIn: ContentLanguage;
};

export type OfficialCard = {
  readonly id: string;
  readonly name: string;
  readonly designation: string | null;
  readonly matters: string | null;
  readonly emails: readonly string[];
  readonly picture: SitePicture | null;
  /** Shown without a picture. */
  readonly drawing: OfficeDrawingName;
  /** The language of its words. */
  readonly writtenIn: ContentLanguage;
};

/** A lifelong member's logo, linked to its company. */
export type LogoCard = { readonly id: string; readonly company: string; readonly website: string; readonly picture: SitePicture };

export type CommitteePageView = { readonly cards: readonly CommitteeCard[] };
export type OfficialsPageView = { readonly cards: readonly OfficialCard[] };
export type LifelongPageView = { readonly logos: readonly LogoCard[] };
export type ContactPageView = { readonly offices: readonly OfficeCard[] };
