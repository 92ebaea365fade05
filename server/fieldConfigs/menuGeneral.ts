import { limits } from '../../contract/limits';
import { pictures } from './pictures';
import type { FieldDraft } from './rawField';

/** A menu of a point (2§5). */
export const menuGeneral = (): readonly FieldDraft[] => [
  {
    name: 'title',
    type: 'text',
    title: 'Название меню',
    placeholder: 'Например, «Основное меню»',
    validation_rules: {
      required: true,
      min_length: limits.titleMin,
      max_length: limits.menuTitleMax,
      min_letters: limits.titleMinLetters,
    },
    symbol_counter: true,
  },
  {
    name: 'url',
    type: 'url',
    title: 'Адрес меню',
    description: 'Складывается из названия.',
    autoGenerate: true,
    permissions: ['view'],
  },
  {
    name: 'description',
    type: 'textarea',
    title: 'Описание',
    placeholder: 'Что гость найдёт в этом меню',
    validation_rules: { max_length: limits.descriptionMax, not_only_spaces: true },
    symbol_counter: true,
  },
  {
    name: 'images',
    type: 'file',
    title: 'Изображения',
    description: 'Первое станет обложкой. JPG, JPEG, PNG, SVG или GIF, до 2 МБ.',
    validation_rules: pictures,
  },
  {
    name: 'visible',
    type: 'toggle',
    title: 'Показывать гостям',
    description: 'Скрытое меню остаётся в списке, но гости его не видят.',
  },
  { name: 'visible_end', type: 'empty', title: '' },
  { name: 'hours', type: 'header', title: 'Когда показывать' },
  {
    name: 'graphic',
    type: 'graphic',
    title: 'Время показа',
    description: 'Например, завтраки с 8:00 до 12:00.',
  },
];
