import type { Need } from '../../contract/needs';
import { type FieldRights, LEVELS, type Level, type Levels } from '../../contract/rights';
import { PERMISSION_KEYS, type PermissionKey, PRESETS, type Preset } from '../../contract/vocabulary';

/** What a role may do. */
export interface Rights {
  readonly levels: Levels;
  readonly fields: FieldRights;
}

const everywhere = (levels: readonly Level[]): Levels =>
  Object.fromEntries(PERMISSION_KEYS.map((key): readonly [PermissionKey, readonly Level[]] => [key, levels]));

/** Papers of a venue that the kitchen has no use for. The licence stays: categories ask for it. */
const noPapers = { point_docs: { documents: [] } } as const satisfies FieldRights;

/** What the roles may do that every business has is said here and nowhere else. */
export const presets: Readonly<Record<Preset, Rights>> = {
  owner: { levels: everywhere(LEVELS), fields: {} },
  // Runs the venues there are; opening and closing one is the owner's.
  manager: { levels: { ...everywhere(LEVELS), management_points: ['view', 'edit'] }, fields: {} },
  // Menus and composition, no prices: so no dish can be created either, which must have one.
  chef: {
    levels: {
      menu_list: ['view', 'create', 'edit'],
      menu_stop: ['view', 'edit'],
      menu_ingredients: ['view'],
    },
    fields: { ...noPapers, food_general: { price: ['view'] } },
  },
  // The stop list; the menu is there to be read, or nothing could be found to stop.
  bar: { levels: { menu_list: ['view'], menu_stop: ['view', 'edit'] }, fields: noPapers },
  viewer: {
    levels: {
      management_dashboard: ['view'],
      management_points: ['view'],
      menu_list: ['view'],
      menu_stop: ['view'],
      menu_ingredients: ['view'],
    },
    fields: {},
  },
};

/** What a role of the database may do. A preset is known to the code: it changes with the code, and nobody can weaken it. */
export const rightsOf = ({ preset, levels, fields }: Rights & { readonly preset: string | null }): Rights =>
  isPreset(preset) ? presets[preset] : { levels, fields };

export const isPreset = (name: unknown): name is Preset => PRESETS.some((preset) => preset === name);

/** Whether a role does not narrow anything: the owner's, which holds also what nobody has named yet. */
export const isUnlimited = ({ levels }: Pick<Rights, 'levels'>): boolean => levels === presets.owner.levels;

export const allows = (rights: Pick<Rights, 'levels'>, need: Need | undefined): boolean =>
  need === undefined ||
  isUnlimited(rights) ||
  need.keys.some((key) => rights.levels[key]?.includes(need.level));
