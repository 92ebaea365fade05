import { allergensOf } from '../../contract/allergens';
import { asBoolean } from '../../contract/asBoolean';
import { SOCIAL_LINKS, SOCIAL_NETWORKS } from '../../contract/fields/socials';
import { isAccent } from '../../contract/guest/accents';
import type { GuestDish, GuestNutrition, GuestPage, GuestVenue } from '../../contract/guest/GuestPage';
import { isRecord } from '../../contract/isRecord';
import type { ShownPicture } from '../../contract/pictureSource';
import { hoursAt } from '../../contract/visibility/hoursAt';
import { dayAfter, dayAt, momentOf } from '../../contract/visibility/venueClock';
import type { Visibility } from '../../contract/visibility/visibilityOf';
import { guestPath } from '../resources/parts/guestAddress';
import { judgeDish, menusToChoose, type Shown, type ShownMenu, untilOf } from './judge';
import type { DishRow, PictureRow, VenueRows } from './readRows';

interface Asked {
  readonly now: Date;
  /** The address that the venue is known by. */
  readonly address: string;
  /** What stands before the path; empty where nobody has said it. */
  readonly origin: string;
  /** The menu that the address names; undefined = the venue's own page. */
  readonly menu: ShownMenu | undefined;
  /** The menu whose dishes are shown, and they. */
  readonly content: { readonly menu: ShownMenu; readonly dishes: readonly DishRow[] } | undefined;
  /** The dish that the address names. */
  readonly dishId: number | undefined;
  /** What is searched for in the menu. */
  readonly find?: string | undefined;
}

/** What a guest sees, and until when it stands (UTC, milliseconds). The venue is one that they know of. */
export const pageOf = (shown: Shown, asked: Asked): { readonly page: GuestPage; readonly until: number } =>
  shown.venue.is_visible ? openPage(shown, asked) : closedPage(shown, asked);

/** Nothing of a venue that is closed for a while but what brings guests back. */
const closedPage = ({ rows, venue, until }: Shown, { now, address, origin, menu }: Asked) => {
  const { zone, row } = rows.venue;
  const { title, phones, hours, accent } = venueOf(rows, venue, now);
  const path = guestPath(address);
  const [ends] = venue.causes.map((cause) => cause.until);
  const page: GuestPage = {
    path: guestPath(address, menu?.row.url),
    origin,
    now: now.toISOString(),
    venue: { ...NOTHING_TOLD, title, phones, accent, path, zone },
    closure: { until: ends ? openingAfter(ends, hours && row.graphic, zone) : undefined },
    menus: [],
    menu: undefined,
    dishId: undefined,
  };
  return { page, until: Math.min(until, midnightAfter({ now, zone })) };
};

/** A closure may end in the night: guests come when the doors open. */
const openingAfter = (ends: string, hours: unknown, zone: string): string => {
  const { isOpen, until } = hoursAt(hours, { now: Date.parse(ends), zone });
  return isOpen || until === undefined ? ends : new Date(until).toISOString();
};

const openPage = (
  { rows, venue, until, ...shown }: Shown,
  { now, address, origin, menu, content, dishId, find }: Asked,
): { readonly page: GuestPage; readonly until: number } => {
  const at = { now, zone: rows.venue.zone };
  const answers = new Map(content?.dishes.map((row) => [row.id, judgeDish(row, at)]));
  const dishesOf = (categoryId: number): readonly GuestDish[] =>
    (content?.dishes ?? []).flatMap((row) => {
      const answer = answers.get(row.id);
      return row.categoryId === categoryId && answer?.is_visible ? [dishOf(row, answer)] : [];
    });
  const page: GuestPage = {
    path: guestPath(address, menu?.row.url),
    origin,
    now: now.toISOString(),
    venue: { ...venueOf(rows, venue, now), path: guestPath(address) },
    closure: undefined,
    dishId,
    find,
    menus: menusToChoose(shown, content?.menu).map(({ row }) => ({
      title: row.title,
      path: guestPath(address, row.url),
      isHere: row.id === content?.menu.row.id,
    })),
    menu: content && {
      title: content.menu.row.title,
      description: textOf(content.menu.row.description),
      cover: pictureOf(content.menu.row.cover),
      sections: content.menu.categories
        .map(({ row, isAlcohol }) => ({
          id: row.id,
          title: row.title,
          description: textOf(row.description),
          cover: pictureOf(row.cover),
          isAlcohol,
          dishes: dishesOf(row.id),
        }))
        .filter(({ dishes }) => dishes.length > 0),
    },
  };
  return { page, until: Math.min(until, untilOf([...answers.values()]), midnightAfter(at)) };
};

const NOTHING_TOLD: Omit<GuestVenue, 'title' | 'phones' | 'path' | 'zone'> = {
  cover: undefined,
  logo: undefined,
  accent: undefined,
  type: undefined,
  description: undefined,
  city: undefined,
  street: undefined,
  entrance: undefined,
  floor: undefined,
  office: undefined,
  links: [],
  notice: undefined,
  hours: undefined,
  isOpen: false,
  turnsAt: undefined,
};

/** The page says which day is today. */
const midnightAfter = ({ now, zone }: { readonly now: Date; readonly zone: string }): number =>
  momentOf(`${dayAfter(dayAt(now, zone), 1)}T00:00`, zone);

/** Only what the venue lets guests know: phones, profiles and hours have a switch of their own. */
const venueOf = (
  { venue: { row, zone, type, city, cover, logo, phones } }: VenueRows,
  seen: Visibility,
  now: Date,
): Omit<GuestVenue, 'path'> => {
  const { extra } = row;
  const isOn = (key: string): boolean => asBoolean(extra[key]) === true;
  const own = textOf(extra.phone);
  const others = phones.map(({ phone_number: number, title }) => ({ number, title }));
  const hours = isOn('show_schedule') ? (row.graphic ?? undefined) : undefined;
  const turns = hours && hoursAt(hours, { now: now.getTime(), zone }).until;
  return {
    title: row.title,
    cover: pictureOf(cover),
    logo: pictureOf(logo),
    accent: isAccent(extra.accent) ? extra.accent : undefined,
    type: type ?? undefined,
    description: textOf(extra.description),
    city: city ?? textOf(extra.city_name),
    street: [row.street, row.house].map(textOf).filter(Boolean).join(', ') || undefined,
    entrance: textOf(row.approach),
    floor: textOf(row.floor),
    office: textOf(row.office),
    phones: isOn('show_phone') ? [...(own ? [{ number: own, title: undefined }] : []), ...others] : [],
    links: isOn('show_socials') ? linksOf(extra.socials) : [],
    notice: isOn('show_notice') ? textOf(extra.notice) : undefined,
    hours,
    isOpen: !seen.notes.some(({ kind }) => kind === 'closed'),
    turnsAt: turns === undefined ? undefined : new Date(turns).toISOString(),
    zone,
  };
};

/** Only links into the networks themselves: whatever else a record may hold leads nobody away. */
const linksOf = (socials: unknown): GuestVenue['links'] =>
  SOCIAL_NETWORKS.flatMap((network) => {
    const url = isRecord(socials) ? textOf(socials[network]) : undefined;
    return url?.startsWith(SOCIAL_LINKS[network]) ? [{ network, url }] : [];
  });

const dishOf = (row: DishRow, seen: Visibility): GuestDish => ({
  id: row.id,
  title: row.title,
  description: textOf(row.description),
  price: Number(row.price) > 0 ? row.price : undefined,
  portion:
    row.unitValue !== null && row.unitMeasurement !== null
      ? { value: row.unitValue, unit: row.unitMeasurement }
      : undefined,
  marks: row.marks,
  composition: row.ingredients.map(({ title }) => title),
  allergens: allergensOf(row.ingredients),
  nutrition: nutritionOf(row),
  isOut: seen.notes.some(({ kind }) => kind === 'stop'),
  picture: pictureOf(row.picture),
  differs: row.differImage && row.picture !== null,
});

const nutritionOf = ({ calories, protein, fats, carbohydrates }: DishRow): GuestNutrition | undefined => {
  const told = [calories, protein, fats, carbohydrates].map((value) => value ?? undefined);
  if (told.every((value) => value === undefined)) return undefined;
  const [kcal, proteins, fat, carbs] = told;
  return { calories: kcal, protein: proteins, fats: fat, carbohydrates: carbs };
};

const pictureOf = (row: PictureRow | null): ShownPicture | undefined =>
  row
    ? {
        url: `/files/${row.name}`,
        thumbnailUrl: row.thumbnail === null ? undefined : `/files/${row.thumbnail}`,
        ...row.meta,
        widths: row.widths ?? [],
      }
    : undefined;

const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : undefined;
