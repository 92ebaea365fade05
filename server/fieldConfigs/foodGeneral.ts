import { limits } from '../../contract/limits';
import { pictures } from './pictures';
import type { FieldDraft } from './rawField';
import { optionsOf, type SectionFacts } from './SectionFacts';

/** What a guest sees of a food (2§5). */
export const foodGeneral = (facts: SectionFacts): readonly FieldDraft[] => [
  {
    name: 'title',
    type: 'text',
    title: 'Название',
    placeholder: 'Например, «Борщ со сметаной»',
    validation_rules: {
      required: true,
      min_length: limits.titleMin,
      max_length: limits.foodTitleMax,
      min_letters: limits.titleMinLetters,
    },
    symbol_counter: true,
  },
  {
    name: 'price',
    type: 'number',
    title: 'Цена, ₽',
    placeholder: '390',
    validation_rules: { required: true, min: 0, max: limits.priceMax },
  },
  {
    name: 'url',
    type: 'url',
    title: 'Адрес страницы',
    description: 'Складывается из названия.',
    autoGenerate: true,
    permissions: ['view'],
  },
  {
    name: 'description',
    type: 'textarea',
    title: 'Описание',
    placeholder: 'Состав, подача, вкус',
    validation_rules: { max_length: limits.descriptionMax, not_only_spaces: true },
    symbol_counter: true,
  },
  {
    name: 'marks',
    type: 'checkbox_group',
    title: 'Отметки',
    description: `Не больше ${limits.marksMax}.`,
    validation_rules: { max_items: limits.marksMax },
    options: optionsOf(facts.marks),
  },
  {
    name: 'images',
    type: 'file',
    title: 'Изображения',
    description: 'Первое показывается в списке. JPG, JPEG, PNG, SVG или GIF, до 2 МБ.',
    validation_rules: pictures,
  },
  {
    name: 'differ_image',
    type: 'toggle',
    title: 'Предупредить, что подача может отличаться',
    description: 'Под изображением появится пометка для гостей.',
  },
];
