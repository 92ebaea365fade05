import { NUTRIENTS, nutritionOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import type { FieldReadProps } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';

/** The amounts in one line, each with its unit; the comma is Russian whatever was stored. */
export function NutritionRead({ field, value }: FieldReadProps) {
  const amounts = nutritionOf(value);
  const shown = NUTRIENTS.filter((nutrient) => amounts[nutrient] !== '').map((nutrient) =>
    text('nutrition.line', {
      title: text(`nutrition.${nutrient}`),
      amount: amounts[nutrient].replace('.', ','),
      unit: text(nutrient === 'calories' ? 'nutrition.kcal' : 'nutrition.gram'),
    }),
  );
  return <ReadFrame field={field}>{shown.join(' · ')}</ReadFrame>;
}
