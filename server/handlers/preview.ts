import { levelOf } from '../../contract/visibility/Level';
import { visibilityOf } from '../../contract/visibility/visibilityOf';
import { invalid, notFound } from '../ApiError';
import type { Handler } from '../Call';
import { hidingOf } from '../engine/hideFields';
import type { Resource } from '../engine/Resource';
import { differencesOf } from '../guest/preview/differences';
import { momentAt } from '../guest/preview/momentAt';
import { previewPath } from '../guest/preview/previewPath';
import { asIfShown, readDishes, readVenue } from '../guest/preview/readPreview';
import { type OpenForm, readUnsaved } from '../guest/preview/readUnsaved';
import { sealTicket } from '../guest/preview/ticket';
import type { VenueRows } from '../guest/readRows';
import { isId } from '../isId';
import { guestTexts } from '../texts/guest';

type Key = 'guest.preview';

/** An address in the console and before it: what proxies take as one by default. */
const MAX_ADDRESS = 7000;

/** The page of guests for who works in the venue: of another moment, and with what is not saved yet (GV-09). */
export const previewHandlers = (all: readonly Resource[]): { readonly [K in Key]: Handler<K> } => {
  const hiding = hidingOf({
    endpoints: Object.assign({}, ...all.map(({ rows }) => rows)),
    resources: all,
  });
  return {
    'guest.preview': async (call, deps) => {
      const { pointId, menuId, at, unsaved: raw } = call.body;
      if (!isId(pointId)) throw invalid({ pointId: [guestTexts.number] });
      if (menuId !== undefined && menuId !== null && !isId(menuId))
        throw invalid({ menuId: [guestTexts.number] });
      const { reach, session } = call;
      // Who cannot reach the venue is told so before anything that they have sent is looked at.
      await readVenue({ pointId, reach, unsaved: undefined }, deps);
      const form = await readUnsaved(raw, { pointId, call }, deps);
      const unsaved = form?.unsaved;
      const { rows } = await readVenue({ pointId, reach, unsaved }, deps);
      const { zone } = rows.venue;
      const now = deps.clock();
      const moment = momentAt(at, { now, zone });
      const then = new Date(moment ?? now);
      const place = form ? placeOf(rows, form) : {};
      const wanted = menuId ?? place.menuId;
      const menu = menuOf(rows, { menuId: wanted, at: then });
      const ids = rows.categories.filter((each) => each.menuId === menu?.id).map(({ id }) => id);
      const dishes = ids.length > 0 ? await readDishes(ids, { unsaved }, deps) : [];
      const differences =
        moment === undefined
          ? []
          : differencesOf({ rows: asIfShown(rows), dishes, menuId: menu?.id, now, at: then });
      const subject = [levelOf.points(rows.venue.level), ...(menu ? [levelOf.menus(menu.level)] : [])];
      const hide = (group: string) => hiding(`${group}.one`, deps.sections);
      const token = sealTicket({ sessionId: session.id, pointId, menuId: wanted, at: moment, unsaved }, deps);
      const url = previewPath(token);
      if (url.length > MAX_ADDRESS) throw invalid({ unsaved: [guestTexts.unsavedTooLarge] });
      return {
        // Where in the page it is.
        url: place.categoryId === undefined ? url : `${url}#c${place.categoryId}`,
        now: now.toISOString(),
        at: then.toISOString(),
        timezone: zone,
        ...hide('points')({ visibility: visibilityOf(subject, { now: then, zone }) }),
        differences: differences.map((each) => hide(each.resource)({ ...each })),
      };
    },
  };
};

/** Where in the page the record of an open form stands. */
const placeOf = (rows: VenueRows, { resource, id, categoryId }: OpenForm): Place => {
  const inCategory = (wanted: number | null | undefined): Place => {
    const category = rows.categories.find((each) => each.id === wanted);
    return { menuId: category?.menuId, categoryId: category?.id };
  };
  const places: Readonly<Record<OpenForm['resource'], () => Place>> = {
    points: () => ({}),
    menus: () => ({ menuId: id ?? undefined }),
    categories: () => inCategory(id),
    foods: () => inCategory(categoryId),
  };
  return places[resource]();
};

interface Place {
  readonly menuId?: number | undefined;
  readonly categoryId?: number | undefined;
}

/** The menu whose dishes the page holds: the one that is asked for, else the first that is shown. @throws ApiError 404 */
const menuOf = (
  { menus, venue: { zone } }: VenueRows,
  { menuId, at }: { readonly menuId: number | undefined; readonly at: Date },
): VenueRows['menus'][number] | undefined => {
  if (menuId === undefined)
    return menus.find(({ level }) => visibilityOf([levelOf.menus(level)], { now: at, zone }).is_visible);
  const menu = menus.find(({ id }) => id === menuId);
  if (!menu) throw notFound();
  return menu;
};
