import Type from 'typebox';
import { categoriesEndpoints } from '../endpoints/categories';
import { foodsEndpoints } from '../endpoints/foods';
import { menusEndpoints, templatesEndpoints } from '../endpoints/menus';
import { Stop } from '../entities/food';
import { Id, Nullable, Text } from '../entities/parts';
import { Visibility } from '../entities/visibility';
import { limits } from '../limits';
import { CATEGORY_KINDS, UNITS } from '../vocabulary';
import {
  AddRowsAnswer,
  BulkAnswer,
  BulkBody,
  CopyAnswer,
  CopyBody,
  FoodsBulkBody,
  FoodsCopyBody,
  SheetAnswer,
  SheetBody,
  TakeOverAnswer,
  TakeOverBody,
} from './bulk';
import { Body, ChangeId, CREATES, DELETES, EDITS, Fields, Ids, READS } from './parts';
import { rowsOf, type Wire } from './Row';

/** As they travel in the record. */
const Hours = Type.Record(Text, Type.Unknown());
const Version = Type.Integer({ minimum: 1 });
/** An address, small where there is a small one. */
const Picture = Type.Optional(Text);

/** What is empty is left out. */
const BoardFood = Type.Object({
  id: Id,
  version: Version,
  title: Type.Optional(Text),
  price: Type.Optional(Type.String({ description: 'Decimal as text' })),
  unit_value: Type.Optional(Text),
  unit_measurement: Type.Optional(Type.Enum(UNITS)),
  image: Picture,
  marks: Type.Optional(Type.Array(Id)),
  visible: Type.Optional(Type.Literal(false, { description: 'Its own switch hides it' })),
  stopable: Type.Optional(Type.Array(Type.Object({ id: Id, createdAt: Text }))),
  stop: Type.Optional(Stop),
  visibility: Type.Optional(Visibility),
});

const BoardCategory = Type.Object({
  id: Id,
  type: Type.Enum(CATEGORY_KINDS),
  version: Version,
  position: Nullable(Type.String({ description: 'Where it stands; keys compare by their bytes' })),
  title: Type.Optional(Text),
  cover: Picture,
  visible: Type.Optional(Type.Boolean()),
  alcohol: Type.Optional(Type.Boolean()),
  graphic: Type.Optional(Nullable(Hours)),
  visibility: Visibility,
  foods: Type.Array(BoardFood, { description: 'In their order' }),
});

/** A menu as the editor shows it. Keys that a role may not see are absent. */
export const Board = Type.Object({
  menu: Type.Object({
    id: Id,
    version: Version,
    title: Type.Optional(Text),
    url: Type.Optional(Nullable(Text)),
    visible: Type.Optional(Type.Boolean()),
    graphic: Type.Optional(Nullable(Hours)),
    point: Type.Object({ id: Id }),
    visibility: Visibility,
  }),
  categories: Type.Array(BoardCategory, { description: 'In their order' }),
});
export type Board = Wire<typeof Board>;
export type BoardFood = Wire<typeof BoardFood>;
export type BoardCategory = Wire<typeof BoardCategory>;

const Order = Ids(limits.maxOrderIds);

/** Menus and their bin. */
export const menusRows = rowsOf(menusEndpoints, {
  'menus.list': { says: 'Lists the menus of a venue.', ...READS },
  'menus.one': { says: 'Reads a menu.', ...READS },
  'menus.create': { says: 'Makes a menu in a venue.', ...CREATES },
  'menus.update': { says: 'Changes a menu.', ...EDITS },
  'menus.board': {
    says: 'Reads a whole menu for the editor, as compact as it can be. What a dish does not have is left out, and so is what a role may not see. What guests see of a dish is said where something of its own decides; otherwise they see it as its category.',
    ...READS,
    values: Board,
  },
  'menus.order': {
    says: 'Orders the categories of a menu as they should stand. What is not named keeps its place. Answered by the order that stands now.',
    ...EDITS,
    body: Body({ category_ids: Order }),
    values: Type.Object({ category_ids: Type.Array(Id) }),
  },
  'menus.copy': {
    says: 'Copies a menu to the venues `to`, of the same business; without them it is doubled where it stands. Menus and categories of one name are filled up, dishes of one name go by `on_conflict` (`skip`, `rename`, `update`: price and composition). What is new is hidden from guests. `dry_run` writes nothing. Answered venue by venue.',
    ...CREATES,
    makes: ['menu_general'],
    body: CopyBody,
    values: CopyAnswer,
  },
  'menus.takeOver': {
    says: 'Lets dishes of a menu take over what is chosen of dishes of another one of the same business. `from` is the other menu (default: the same one). Without `dry_run` a row of which something is not to be had is left as a whole. Answered row by row.',
    ...EDITS,
    body: TakeOverBody,
    values: TakeOverAnswer,
  },
  'menus.exportSheet': {
    says: 'Writes a menu as a spreadsheet. Of one category (`categoryId`) or of what the filters of dishes find; the columns are the fields that the role sees. No cell can become a formula.',
    ...READS,
  },
  'menus.importSheet': {
    says: 'Takes rows of a spreadsheet into a menu. `mapping` names the column of each cell (null = none), a row is found by its id or by its name within the category. An id counts under the title that an export of this menu gives its column (`mark`), and beside the name of that dish; beside another it is `asked`, and `answers` say row by row what is meant (`same`, `other`, null). `categories` say what names mean that the menu has not: `{said, id}`, or `{said, title, kind}` to make one, in the same act. `dry_run` writes nothing and says of each row what would become of it; `seen` repeats that of a dry run (`[id, version]`, null = new), and what has changed since is left (`stale`). Many rows go in several calls of one act: `continues` is the `change_id` of the first. `finished` tells the person that all of it is in.',
    ...EDITS,
    body: SheetBody,
    values: SheetAnswer,
  },
  'menus.bulk': {
    says: 'Makes one change of many menus of a venue. As `foods.bulk`: whether guests see them, and when.',
    ...EDITS,
    body: BulkBody,
    values: BulkAnswer,
  },
  'menus.deleteMany': { says: 'Puts menus into the bin, with what is in them.', ...DELETES },
  'menus.deleted': { says: 'Lists the bin of the menus of a venue.', ...READS },
  'menus.restoreMany': { says: 'Takes menus out of the bin.', ...DELETES },
  'menus.destroyMany': { says: 'Deletes menus of the bin for good.', ...DELETES },
});

/** First menus to begin with (docs/spec/4-beyond.md, TD-04). */
export const templatesRows = rowsOf(templatesEndpoints, {
  'templates.read': {
    says: 'Reads the first menus that one can begin with.',
    ...READS,
    values: Type.Object({
      templates: Type.Array(
        Type.Object({
          key: Text,
          title: Text,
          menu: Text,
          categories: Type.Array(
            Type.Object({ title: Text, kind: Type.Enum(CATEGORY_KINDS), foods: Type.Array(Text) }),
          ),
        }),
      ),
    }),
  },
  'templates.apply': {
    says: 'Makes a whole menu as the template `key` has it, hidden from guests, its dishes without prices. Answered by what was made.',
    ...CREATES,
    makes: ['menu_general', 'category_general', 'food_general', 'food_composition'],
    body: Body({ key: Text }),
    values: Type.Object({
      menu_id: Id,
      categories: Type.Integer({ minimum: 0 }),
      foods: Type.Integer({ minimum: 0 }),
      change_id: ChangeId,
    }),
  },
});

/** Categories and their bin: food and drink share numbers, so bulk calls carry both lists. */
export const categoriesRows = rowsOf(categoriesEndpoints, {
  'categories.list': { says: 'Lists the categories of a menu, food and drink alike.', ...READS },
  'categories.one': { says: 'Reads a category.', ...READS },
  'categories.create': { says: 'Makes a category in a menu.', ...CREATES },
  'categories.update': { says: 'Changes a category.', ...EDITS },
  'categories.order': {
    says: 'Orders the dishes of a category as they should stand. Those of other categories of the venue move in where `from` names their category; whatever stands elsewhere stays there. What is not named keeps its place. Answered by what stands there now.',
    ...EDITS,
    body: Body({ food_ids: Order, from: Type.Optional(Order) }),
    values: Type.Object({ food_ids: Type.Array(Id) }),
  },
  'categories.copy': {
    says: 'Copies a category with its dishes. As `menus.copy`: it goes into the menu of the same name.',
    ...CREATES,
    makes: ['category_general'],
    body: CopyBody,
    values: CopyAnswer,
  },
  'categories.bulk': {
    says: 'Makes one change of many categories of a venue. As `foods.bulk`; ids are plain, and each row of the answer says its `type`.',
    ...EDITS,
    body: BulkBody,
    values: BulkAnswer,
  },
  'categories.deleteMany': { says: 'Puts categories into the bin, with what is in them.', ...DELETES },
  'categories.deleted': { says: 'Lists the bin of the categories of a menu.', ...READS },
  'categories.restoreMany': { says: 'Takes categories out of the bin.', ...DELETES },
  'categories.destroyMany': { says: 'Deletes categories of the bin for good.', ...DELETES },
});

const foodForms = ['food_general', 'food_composition'] as const;

/** Foods, drinks and their bin. */
export const foodsRows = rowsOf(foodsEndpoints, {
  'foods.list': { says: 'Lists the dishes or drinks of a category.', ...READS },
  'foods.one': { says: 'Reads a dish.', ...READS },
  'foods.create': { says: 'Makes a dish in a category.', ...CREATES },
  'foods.update': { says: 'Changes a dish.', ...EDITS },
  'foods.bulk': {
    says: 'Makes one change of many dishes of a venue. `set`, `price`, `marks` or `move`, of these `ids` or of all that `filters` find. `dry_run` writes nothing, and without an act it says which rows there are. Answered row by row.',
    ...EDITS,
    body: FoodsBulkBody,
    values: BulkAnswer,
  },
  'foods.addRows': {
    says: 'Makes many dishes of a category as one act, behind those that stand there. Each row is as a form sends it. What breaks a rule is told by its row (`refused`), the others are made.',
    ...CREATES,
    makes: foodForms,
    body: Body({ rows: Type.Array(Fields, { minItems: 1, maxItems: limits.maxBulkRows }) }),
    values: AddRowsAnswer,
  },
  'foods.copy': {
    says: 'Copies dishes of one venue. As `menus.copy`: they go into categories of the same names.',
    ...CREATES,
    makes: foodForms,
    body: FoodsCopyBody,
    values: CopyAnswer,
  },
  'foods.deleteMany': { says: 'Puts dishes into the bin.', ...DELETES },
  'foods.deleted': { says: 'Lists the bin of the dishes of a category.', ...READS },
  'foods.restoreMany': { says: 'Takes dishes out of the bin.', ...DELETES },
  'foods.destroyMany': { says: 'Deletes dishes of the bin for good.', ...DELETES },
});
