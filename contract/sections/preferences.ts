import type { FieldOption } from '../fieldConfig';
import type { NoticeKind } from '../noticeKinds';
import { permissionPath } from '../permissionPath';
import { type DENSITIES, MAILABLE_KINDS, PAGE_SIZES, THEMES } from '../preferences';
import { PERMISSION_KEYS, type PermissionKey } from '../vocabulary';
import { choices } from './drafts';
import type { FieldDraft } from './rawFields';

export const PREFERENCES_SECTION = 'preferences';

const THEME_TITLES: Readonly<Record<(typeof THEMES)[number], string>> = {
  auto: 'Системная',
  light: 'Светлая',
  dark: 'Тёмная',
};

const DENSITY_TITLES: Readonly<Record<(typeof DENSITIES)[number], string>> = {
  comfortable: 'Свободно',
  compact: 'Плотно',
};

const MAIL_TITLES: Readonly<Record<(typeof MAILABLE_KINDS)[number], string>> = {
  moderation: 'Решения модератора',
  bin: 'Что скоро уйдёт из корзины',
  team: 'Перемены в команде',
  device: 'Вход с нового устройства',
};

/** The areas that have a page to start with, by the words of the sidebar. */
const START_TITLES: Readonly<Partial<Record<PermissionKey, string>>> = {
  management_dashboard: 'Сводка',
  management_points: 'Точки',
  management_history: 'Журнал',
  menu_list: 'Меню',
  menu_stop: 'Стоп-лист',
  menu_ingredients: 'Ингредиенты',
  team_staff: 'Команда',
};

/** The pages that somebody who holds these keys can start with. */
export const startPages = (keys: readonly PermissionKey[]): readonly FieldOption[] =>
  PERMISSION_KEYS.filter((key) => keys.includes(key)).flatMap((key) => {
    const title = START_TITLES[key];
    return title === undefined ? [] : [{ value: permissionPath(key), title }];
  });

/** How the console looks, what it opens with and what it writes letters about, for one person. */
export const preferenceFields: readonly FieldDraft[] = [
  {
    name: 'theme',
    type: 'radio',
    title: 'Тема',
    options: THEMES.map((value) => ({ value, title: THEME_TITLES[value] })),
    validation_rules: { required: true },
    layout: 'wide',
  },
  {
    name: 'density',
    type: 'radio',
    title: 'Строки списков',
    options: choices(DENSITY_TITLES),
    validation_rules: { required: true },
  },
  {
    name: 'per_page',
    type: 'radio',
    title: 'Строк на странице',
    options: PAGE_SIZES.map((value) => ({ value, title: String(value) })),
    validation_rules: { required: true },
  },
  {
    name: 'start_page',
    type: 'select',
    title: 'Начальная страница',
    placeholder: 'Точки',
    description: 'Открывается после входа и по нажатию на логотип.',
    options: startPages(PERMISSION_KEYS),
  },
  {
    name: 'mailed',
    type: 'checkbox_group',
    title: 'Присылать и на почту',
    description: 'В разделе «Уведомления» всё видно и без писем.',
    options: MAILABLE_KINDS.map((value: NoticeKind & keyof typeof MAIL_TITLES) => ({
      value,
      title: MAIL_TITLES[value],
    })),
    layout: 'wide',
  },
];
