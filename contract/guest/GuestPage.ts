import type { DishAllergens } from '../allergens';
import type { ShownPicture } from '../pictureSource';
import type { Unit } from '../vocabulary';
import type { AccentName } from './accents';

export type GuestTheme = 'light' | 'dark';

/** What a guest sees of a venue at one moment. What is hidden then is not in it, so that no rendering can show it. */
export interface GuestPage {
  /** Only of a preview: guests see the one that their device asks for. */
  readonly theme?: GuestTheme | undefined;
  /** Where it stands, `/m/kofe-i-knigi/osnovnoe-menyu`. */
  readonly path: string;
  /** What stands before the path, `https://carte.example`; empty where nobody has said it. */
  readonly origin: string;
  /** The moment it is true of, ISO. */
  readonly now: string;
  readonly venue: GuestVenue;
  /** The venue is closed for a while: its name, its telephone and this are all that is told of it. */
  readonly closure: GuestClosure | undefined;
  /** All menus that are shown now, in their order. */
  readonly menus: readonly GuestMenuLink[];
  /** The one whose dishes stand on the page; undefined = none is shown now. */
  readonly menu: GuestMenu | undefined;
  /** The one of the menu's dishes that the address names: the page is about it alone. */
  readonly dishId: number | undefined;
  /** What is searched for in the menu: only the dishes that answer to it are shown. */
  readonly find?: string | undefined;
}

export interface GuestClosure {
  /** The moment at which guests may come again, ISO; undefined = nobody has said it. */
  readonly until: string | undefined;
}

export interface GuestVenue {
  readonly title: string;
  readonly path: string;
  readonly cover: ShownPicture | undefined;
  readonly logo: ShownPicture | undefined;
  /** undefined = that of Carte. */
  readonly accent: AccentName | undefined;
  readonly type: string | undefined;
  readonly description: string | undefined;
  readonly city: string | undefined;
  /** Street and house, as people write them. */
  readonly street: string | undefined;
  /** The parts of the address behind the door, each undefined where nobody told it. */
  readonly entrance: string | undefined;
  readonly floor: string | undefined;
  readonly office: string | undefined;
  /** As they are stored, `+74950001120`; the title says whose they are. */
  readonly phones: readonly { readonly title: string | undefined; readonly number: string }[];
  /** Full links to profiles. */
  readonly links: readonly { readonly network: string; readonly url: string }[];
  readonly notice: string | undefined;
  /** The hours as they travel; undefined where they are not to be shown. */
  readonly hours: unknown;
  readonly isOpen: boolean;
  /** The moment at which it closes or opens, ISO; undefined = never by itself, or not to be shown. */
  readonly turnsAt: string | undefined;
  /** Its IANA zone: all moments are said by its clock. */
  readonly zone: string;
}

export interface GuestMenuLink {
  readonly title: string;
  readonly path: string;
  readonly isHere: boolean;
}

export interface GuestMenu {
  readonly title: string;
  readonly description: string | undefined;
  readonly cover: ShownPicture | undefined;
  readonly sections: readonly GuestSection[];
}

export interface GuestSection {
  readonly id: number;
  readonly title: string;
  readonly description: string | undefined;
  readonly cover: ShownPicture | undefined;
  /** Ordered by the code on the table only. */
  readonly isAlcohol: boolean;
  readonly dishes: readonly GuestDish[];
}

export interface GuestDish {
  readonly id: number;
  readonly title: string;
  readonly description: string | undefined;
  /** Decimal text in roubles; undefined = nobody has set one. */
  readonly price: string | undefined;
  readonly portion: { readonly value: string; readonly unit: Unit } | undefined;
  readonly marks: readonly { readonly id: number; readonly title: string }[];
  /** All that it is made of, by name. */
  readonly composition: readonly string[];
  readonly allergens: DishAllergens;
  /** Of the portion; kcal and grams. */
  readonly nutrition: GuestNutrition | undefined;
  readonly isOut: boolean;
  readonly picture: ShownPicture | undefined;
  /** What is served may look different. */
  readonly differs: boolean;
}

export interface GuestNutrition {
  readonly calories: string | undefined;
  readonly protein: string | undefined;
  readonly fats: string | undefined;
  readonly carbohydrates: string | undefined;
}
