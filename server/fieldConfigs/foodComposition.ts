import { limits } from '../../contract/limits';
import type { Unit } from '../../contract/vocabulary';
import type { FieldDraft } from './rawField';

const unitTitles: Readonly<Record<Unit, string>> = {
  ml: 'мл',
  l: 'л',
  kg: 'кг',
  g: 'г',
  mg: 'мг',
  pc: 'шт.',
};

/** What a food is made of (2§5). Value and unit are each required if the other is set: a rule of contract/fields. */
export const foodComposition = (): readonly FieldDraft[] => [
  {
    name: 'ingredients',
    type: 'ingredients',
    title: 'Ингредиенты',
    placeholder: 'Начните вводить название',
    description: 'Аллергены отметьте: гости увидят предупреждение.',
    validation_rules: { max_items: limits.ingredientsMax },
  },
  { name: 'ingredients_end', type: 'empty', title: '' },
  { name: 'portion', type: 'header', title: 'Порция' },
  {
    name: 'unit_value',
    type: 'number',
    title: 'Количество',
    placeholder: '250',
    validation_rules: { min: limits.unitValueMin },
  },
  {
    name: 'unit_measurement',
    type: 'select',
    title: 'Единица измерения',
    placeholder: 'Выберите единицу',
    options: Object.entries(unitTitles).map(([value, title]) => ({ value, title })),
  },
  { name: 'nutrition_title', type: 'header', title: 'Пищевая ценность на порцию' },
  {
    name: 'nutrition',
    type: 'nutrition',
    title: 'Калории, белки, жиры, углеводы',
    validation_rules: { min: 0 },
  },
];
