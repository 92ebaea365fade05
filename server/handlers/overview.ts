import { canView } from '../../contract/permissions';
import { ApiError } from '../ApiError';
import type { Call, Handler } from '../Call';
import { hidingOf } from '../engine/hideFields';
import type { Resource } from '../engine/Resource';
import type { Reach } from '../engine/reach';
import { lastChanges } from '../history/lastChanges';
import { attentionOf } from '../overview/attention';
import { countFoods } from '../overview/countFoods';
import { endingBins } from '../overview/endingBins';
import { readVenues } from '../overview/readVenues';
import { startOf } from '../overview/startOf';
import { venueCard } from '../overview/venueCard';
import { LACKS, type Lack } from '../resources/parts/lacks';
import type { Sections } from '../Sections';
import { seenBy } from './changes';

type Key = 'overview.read';

/** Changes that are shown; the journal has the others. */
const LAST_CHANGES = 6;

/** What is going on in the venues of a person, as far as their role opens each part (docs/spec/4-beyond.md, TD-03). */
export const overviewHandlers = (all: readonly Resource[]): { readonly [K in Key]: Handler<K> } => {
  const hiding = hidingOf({
    endpoints: Object.assign({}, ...all.map(({ rows }) => rows)),
    resources: all,
  });
  return {
    'overview.read': async (call, deps) => {
      const now = deps.clock();
      const reaches = {
        venues: call.reach,
        menus: reachOf(call, 'foods.list'),
        stops: reachOf(call, 'stopList.list'),
        drafts: reachOf(call, 'points.update'),
      };
      const venues = await readVenues(reaches, deps);
      const counted = venues.filter(({ isMenuRead, isStopRead }) => isMenuRead || isStopRead);
      const categories = await countFoods(
        counted.map(({ row, version }) => ({ id: row.id, version })),
        deps,
      );
      const read = new Set(venues.flatMap(({ row, isMenuRead }) => (isMenuRead ? [row.id] : [])));
      const endings = await endingBins(
        { pointIds: [...read], venues: reachOf(call, 'points.deleteMany') },
        deps,
      );
      const changes = reachOf(call, 'changes.list');
      const hide = hiding('points.one', deps.sections);
      const hasMenuCovers = 'images' in hiding('menus.one', deps.sections)({ images: [] });
      const seen = (resource: string, title: string): string =>
        String(hiding(`${resource}.one`, deps.sections)({ title }).title ?? '');
      const named = venues.map(({ row, ...rest }) => ({
        ...rest,
        row: { ...row, title: seen('points', row.title) },
      }));
      return {
        venues: venues.map((venue) => hide(venueCard(venue, { categories, hasMenuCovers, now }))),
        attention: attentionOf({
          venues: named,
          categories: categories
            .filter(({ pointId }) => read.has(pointId))
            .map((category) => ({
              ...category,
              title: seen('categories', category.title),
              menuTitle: seen('menus', category.menuTitle),
            })),
          endings: endings.map((ending) => ({ ...ending, title: seen(ending.resource, ending.title) })),
          lacks: lacksSeen(deps.sections),
          now,
        }),
        start: isStarter(call) ? startOf(named, categories) : null,
        changes: changes
          ? (
              await lastChanges(
                { reach: changes, ...seenBy(call.session, all), count: LAST_CHANGES },
                all,
                deps,
              )
            ).map(hiding('changes.list', deps.sections))
          : [],
      };
    },
  };
};

/** What the same person may touch by another call; undefined = their role does not open it. */
const reachOf = ({ reachFor }: Pick<Call<Key>, 'reachFor'>, key: string): Reach | undefined => {
  try {
    return reachFor(key);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
};

/** Who sets a business up: they open venues and make menus. */
const isStarter = (call: Call<Key>): boolean =>
  ['points.create', 'templates.apply'].every((key) => reachOf(call, key) !== undefined);

/** The fields that tell what a dish lacks. */
const FIELD_OF: Readonly<Record<Lack, readonly [section: string, field: string]>> = {
  photo: ['food_general', 'images'],
  price: ['food_general', 'price'],
  allergens: ['food_composition', 'ingredients'],
};

/** Who may not see a field is not told that it is empty. */
const lacksSeen = (sections: Sections): readonly Lack[] =>
  LACKS.filter((lack) => {
    const [section, name] = FIELD_OF[lack];
    return sections.fields(section).some((field) => field.name === name && canView(field));
  });
