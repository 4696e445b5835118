import type { SitePicture } from "./content/published.ts";

/** A card of the committee: an office, or a person who agreed to be named. */
export type CommitteeCard = {
  readonly id: string;
  readonly name: string;
  readonly subname: string | null;
  readonly designations: readonly string[];
  readonly picture: SitePicture | null;
};

export type OfficialCard = {
  readonly id: string;
  readonly name: string;
  readonly designation: string | null;
  readonly matters: string | null;
  readonly emails: readonly string[];
  readonly picture: SitePicture | null;
};

/** A lifelong member's logo, linked to its company. */
export type LogoCard = { readonly id: string; readonly company: string; readonly website: string; readonly picture: SitePicture };

export type CommitteePageView = { readonly cards: readonly CommitteeCard[] };
export type OfficialsPageView = { readonly cards: readonly OfficialCard[] };
export type LifelongPageView = { readonly logos: readonly LogoCard[] };
