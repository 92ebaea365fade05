import type { AccentName } from '../guest/accents';
import { choices } from './drafts';
import { pictures } from './pictures';
import type { FieldDraft } from './rawFields';

const ACCENT_TITLES: Readonly<Record<AccentName, string>> = {
  green: 'Зелёный',
  brick: 'Кирпичный',
  wine: 'Винный',
  plum: 'Сливовый',
  blue: 'Синий',
  sea: 'Морской',
  olive: 'Оливковый',
  honey: 'Медовый',
};

/** How a venue's page looks, an extension of ours: it is asked for by this backend, not by the section that a console brings along. */
const PAGE_LOOK: readonly FieldDraft[] = [
  {
    name: 'logo',
    type: 'file',
    title: 'Логотип',
    description: 'Стоит на странице для гостей рядом с названием. Квадратный, JPG или PNG.',
    validation_rules: { ...pictures, extensions: ['jpg', 'jpeg', 'png'], max_items: 1 },
  },
  {
    name: 'accent',
    type: 'select',
    title: 'Цвет страницы',
    placeholder: 'Зелёный',
    description: 'Им выделены разделы и кнопки. Читается и в светлой теме, и в тёмной.',
    options: choices(ACCENT_TITLES),
  },
];

/** The section with the look of the page below its heading. */
export const withPageLook = (drafts: readonly FieldDraft[]): readonly FieldDraft[] =>
  drafts.flatMap((draft) => (draft.name === 'page' ? [draft, ...PAGE_LOOK] : [draft]));
