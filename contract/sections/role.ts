import { type FieldType, PERMISSIONS, type Permission } from '../fieldConfig';
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
import { categoryGeneral } from './category';
import { coverWords, withCover } from './cover';
import { foodComposition, foodGeneral } from './food';
import { menuGeneral } from './menu';
import { pointDocs, pointGeneral, pointOther } from './point';
import type { FieldDraft } from './rawFields';

export const ROLE_SECTION = 'role_general';

/** What the person holds who makes or changes a role; left out = everything. */
interface Held {
  readonly levels: Levels;
  readonly fields: FieldRights;
}

/**
 * A role: what it is called, and what it may do. What the asking person does not hold is locked.
 * @param keys the areas that there are screens for; what a role holds of others it keeps
 */
export const roleGeneralFor = (
  held?: Held,
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
    areas: keys.map((key) => areaOf(key, held)),
    sections: FORMS.map(([key, title, drafts]) => sectionOf(key, title, drafts, held)),
  },
];

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

const areaOf = (key: PermissionKey, held: Held | undefined): RightsArea => {
  const [title, levels]: readonly [string, readonly Level[]] = AREAS[key];
  return {
    key,
    title,
    group: GROUPS[key.slice(0, key.indexOf('_'))] ?? '',
    levels,
    held: held ? levels.filter((level) => held.levels[key]?.includes(level)) : levels,
  };
};

const FORMS: readonly (readonly [key: string, title: string, drafts: readonly FieldDraft[]])[] = [
  ['point_general', 'Точка: основное', withCover(pointGeneral, coverWords.point)],
  ['point_docs', 'Точка: документы', pointDocs],
  ['point_other', 'Точка: показ гостям', pointOther],
  ['menu_general', 'Меню', menuGeneral],
  ['category_general', 'Категория', withCover(categoryGeneral, coverWords.category)],
  ['food_general', 'Блюдо: основное', foodGeneral],
  ['food_composition', 'Блюдо: состав', foodComposition],
];

/** Hold no value: there is nothing to lock. */
const VALUELESS: readonly FieldType[] = ['header', 'empty'];

const sectionOf = (
  key: string,
  title: string,
  drafts: readonly FieldDraft[],
  held: Held | undefined,
): RightsSection => ({
  key,
  title,
  fields: drafts
    .filter(({ type }) => !VALUELESS.includes(type))
    .map(({ name, title, permissions = PERMISSIONS, validation_rules }) => {
      const left: readonly Permission[] = held?.fields[key]?.[name] ?? PERMISSIONS;
      return {
        name,
        title,
        permissions,
        held: permissions.filter((permission) => left.includes(permission)),
        required: validation_rules?.required === true,
      };
    }),
});
