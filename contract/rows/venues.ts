import Type from 'typebox';
import { pointsEndpoints } from '../endpoints/points';
import { referencesEndpoints } from '../endpoints/references';
import { Allergens, Id, ListItem, Nullable, Text } from '../entities/parts';
import { limits } from '../limits';
import { STOP_TERMS } from '../vocabulary';
import { BulkAnswer, BulkBody, CopyAnswer } from './bulk';
import { Body, CREATES, DELETES, DryRun, EDITS, Flag, READS } from './parts';
import { rowsOf, type Wire } from './Row';

const pointForms = ['point_general', 'point_docs', 'point_other'] as const;

/** Points and their bin. */
export const pointsRows = rowsOf(pointsEndpoints, {
  'points.list': { says: 'Lists the venues within reach.', ...READS },
  'points.create': { says: 'Opens a venue, as a draft.', ...CREATES },
  'points.one': { says: 'Reads a venue.', ...READS },
  'points.update': { says: 'Changes a venue.', ...EDITS },
  'points.copy': {
    says: 'Copies a venue with its menus, as a draft. Its papers stay with it. Answered as `menus.copy`, by the new venue.',
    ...CREATES,
    makes: pointForms,
    body: Body({ dry_run: DryRun }),
    values: CopyAnswer,
  },
  'points.bulk': {
    says: 'Makes one change of many venues. As `foods.bulk`; what was done in each goes back by itself: its row has the `change_id`.',
    ...EDITS,
    body: BulkBody,
    values: BulkAnswer,
  },
  'points.deleteMany': { says: 'Puts venues into the bin, with what is in them.', ...DELETES },
  'points.deleted': { says: 'Lists the bin of the venues.', ...READS },
  'points.restoreMany': { says: 'Takes venues out of the bin.', ...DELETES },
  'points.destroyMany': { says: 'Deletes venues of the bin for good.', ...DELETES },
});

const term = {
  until: Type.Optional(
    Type.Union(
      [
        Type.Enum([...STOP_TERMS, 'default']),
        Type.String({
          pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,3})?)?(?:Z|[+-]\\d{2}:\\d{2})$',
        }),
        Type.Null(),
      ],
      { description: '`default`: as the venue has settled; or a moment in ISO 8601; null: no end' },
    ),
  ),
  reason: Type.Optional(Type.Union([Type.String({ maxLength: 4 * limits.stopReasonMax }), Type.Null()])),
};

const StopBody = Body({
  ...term,
  action: Type.Enum(['attach', 'detach']),
  food_ids: Type.Array(Id, { minItems: 1, maxItems: limits.maxBulkIds }),
  all_points: Flag,
  dry_run: DryRun,
  keep_lacking: Flag,
});
export type StopBody = Wire<typeof StopBody>;

/** What forms choose from, and the stop list of a point. */
export const referencesRows = rowsOf(referencesEndpoints, {
  'cities.list': { says: 'Finds cities by their names.', ...READS },
  'baseCategories.list': { says: 'Lists the base categories of dishes and drinks.', ...READS },
  'marks.list': { says: 'Lists the marks that a dish may have.', ...READS },
  'ingredients.list': {
    says: 'Suggests ingredients that dishes of the venue have used so far.',
    ...READS,
  },
  'pointIngredients.list': {
    says: 'Lists the ingredients that stand in dishes of a venue now, each with these dishes.',
    ...READS,
  },
  'pointIngredients.tell': {
    says: 'Tells which groups of allergens ingredients of a venue hold; none of them is an answer, too. `is_allergen`: it is one although it holds none of these groups. `was`: what was seen; where others have told something else meanwhile, that stays (`stale`).',
    ...EDITS,
    body: Body({
      rows: Type.Array(
        Body({ id: Id, allergens: Allergens, is_allergen: Flag, was: Type.Optional(Nullable(Allergens)) }),
        { minItems: 1, maxItems: limits.maxBulkRows },
      ),
      dry_run: DryRun,
    }),
    values: BulkAnswer,
  },
  'stopList.list': { says: 'Lists what is stopped in a venue now.', ...READS },
  'stopList.change': {
    says: 'Puts dishes on the stop list or takes them off. The call of the specification takes `action` and `food_ids` and answers `{}`. With the capability `stop_list.until` also: `until`; `reason`; `all_points`: the dishes of the same name in every venue within reach; `dry_run`: only say what would be done. With one of the last two it answers `points`, where and how many. With `stop_list.ingredient` also `keep_lacking`: a dish that is let go stays stopped while an ingredient of it is out, and is answered in `held`.',
    ...EDITS,
    body: StopBody,
    values: Type.Object({
      points: Type.Optional(
        Type.Array(Type.Object({ ...ListItem.properties, foods: Type.Integer({ minimum: 0 }) })),
      ),
      held: Type.Optional(Type.Array(Type.Object({ ...ListItem.properties, ingredients: Type.Array(Text) }))),
    }),
  },
  'stopList.ingredient': {
    says: 'Stops every dish that holds an ingredient (`stop: true`), or lets go those that it has stopped (`stop: false`). Dishes in `except` are left out; `until` and `reason` as in `stopList.change`. Answers the dishes; with `dry_run` those that it would be.',
    ...EDITS,
    body: Body({
      ...term,
      stop: Type.Boolean(),
      except: Type.Optional(Type.Array(Id, { maxItems: limits.maxBulkIds })),
      dry_run: DryRun,
    }),
  },
  'pointFoods.list': { says: 'Lists all dishes of a venue as they stand in its menus.', ...READS },
  'fields.permissions': {
    says: 'Reads the configuration of a form, or the filters of a list, as the role has them.',
    ...READS,
  },
});
