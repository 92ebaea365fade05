import { type FieldConfig, type FieldType, PERMISSIONS, type Permission } from '../fieldConfig';
import { limits } from '../limits';
import {
  type FieldRights,
  LEVELS,
  type Level,
  type Levels,
  type RightsArea,
  type RightsSection,
} from '../rights';
import { PERMISSION_KEYS, type PermissionKey } from '../vocabulary';
import type { FieldDraft } from './rawFields';

export const ROLE_SECTION = 'role_general';

/** What the person holds who makes or changes a role. */
interface Held {
  readonly levels: Levels;
  readonly fields: FieldRights;
}

/**
 * A role: what it is called, and what it may do.
 * @param forms those whose fields it may narrow, by their keys
 * @param keys the areas that there are screens for; what a role holds of others it keeps
 */
export const roleGeneral = (
  forms: Readonly<Record<string, readonly FieldDraft[]>>,
  keys: readonly PermissionKey[] = PERMISSION_KEYS,
): readonly FieldDraft[] => [
  {
    name: 'title',
    type: 'text',
    title: 'Название роли',
    placeholder: 'Например, «Су-шеф»',
    validation_rules: {
      required: true,
      min_length: limits.titleMin,
      max_length: limits.roleTitleMax,
      min_letters: limits.titleMinLetters,
      // Invitations name it.
      no_address: true,
    },
    symbol_counter: true,
  },
  { name: 'title_end', type: 'empty', title: '' },
  {
    name: 'rights',
    type: 'permissions',
    title: 'Права',
    description: 'Изменения действуют сразу для всех, у кого эта роль.',
    validation_rules: { required: true },
    areas: keys.map(areaOf),
    sections: Object.entries(forms).map(([key, drafts]) => sectionOf(key, drafts)),
  },
];

/** What the asking person does not hold is locked. */
export const rightsHeldBy = (
  { areas = [], sections = [] }: Pick<FieldConfig, 'areas' | 'sections'>,
  held: Held | undefined,
): Required<Pick<FieldConfig, 'areas' | 'sections'>> => {
  if (!held) return { areas, sections };
  return {
    areas: areas.map((area) => ({
      ...area,
      held: area.levels.filter((level) => held.levels[area.key]?.includes(level)),
    })),
    sections: sections.map((section) => {
      const left = (name: string): readonly Permission[] => held.fields[section.key]?.[name] ?? PERMISSIONS;
      return {
        ...section,
        fields: section.fields.map((field) => ({
          ...field,
          held: field.permissions.filter((permission) => left(field.name).includes(permission)),
        })),
      };
    }),
  };
};

const ALL = LEVELS;
const LOOK = ['view'] as const satisfies readonly Level[];

/** The entries of the sidebar by the words that stand there, and how far a role can go in each. */
const AREAS = {
  management_dashboard: ['Сводка', LOOK],
  management_points: ['Точки', ALL],
  management_finance: ['Бюджет', LOOK],
  management_analytics: ['Аналитика', LOOK],
  management_history: ['Журнал', LOOK],
  menu_list: ['Меню, категории и блюда', ALL],
  menu_stop: ['Стоп-лист', ['view', 'edit']],
  menu_ingredients: ['Ингредиенты', LOOK],
  team_staff: ['Сотрудники и роли', ALL],
  team_schedule: ['График работы', LOOK],
  team_salary: ['Табель', LOOK],
  team_recruitment: ['Вакансии', LOOK],
} as const satisfies Readonly<Record<PermissionKey, readonly [title: string, levels: readonly Level[]]>>;

const GROUPS: Readonly<Record<string, string>> = { management: 'Управление', menu: 'Меню', team: 'Команда' };

const areaOf = (key: PermissionKey): RightsArea => {
  const [title, levels]: readonly [string, readonly Level[]] = AREAS[key];
  return { key, title, group: GROUPS[key.slice(0, key.indexOf('_'))] ?? '', levels, held: levels };
};

/** What forms are called there, and the area that each stands in; one that is not named here is told by its key. */
export const FORMS: Readonly<Record<string, readonly [title: string, area: PermissionKey]>> = {
  point_general: ['Точка: основное', 'management_points'],
  point_docs: ['Точка: документы', 'management_points'],
  point_other: ['Точка: показ гостям', 'management_points'],
  menu_general: ['Меню', 'menu_list'],
  category_general: ['Категория', 'menu_list'],
  food_general: ['Блюдо: основное', 'menu_list'],
  food_composition: ['Блюдо: состав', 'menu_list'],
};

/** Hold no value: there is nothing to lock. */
const VALUELESS: readonly FieldType[] = ['header', 'empty'];

const sectionOf = (key: string, drafts: readonly FieldDraft[]): RightsSection => {
  const [title, area] = FORMS[key] ?? [key, undefined];
  return {
    key,
    title,
    ...(area && { area }),
    fields: drafts
      .filter(({ type }) => !VALUELESS.includes(type))
      .map(({ name, title, permissions = PERMISSIONS, validation_rules }) => ({
        name,
        title,
        permissions,
        held: permissions,
        required: validation_rules?.required === true,
      })),
  };
};
