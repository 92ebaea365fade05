import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { NUTRIENTS, nutritionOf } from '../../contract/fields';
import { amountText } from '../../contract/fields/decimal';
import { text } from '../../i18n/text';
import { errorsAt, errorsBeside } from '../errorsAt';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { PartFrame, partAria } from '../PartFrame';
import { ReadFrame } from '../ReadFrame';
import { useField } from '../useField';

/** Calories, proteins, fats and carbs; a comma is as good as a dot. */
function NutritionInput({ field }: FieldInputProps) {
  const { value, onChange, onBlur, errors, id } = useField(field);
  const amounts = nutritionOf(value);
  const isRequired = field.rules.required === true;
  return (
    <FieldFrame field={field} id={id} errors={errorsBeside(errors, NUTRIENTS)} group="group">
      <div className="carte-amounts grid gap-x-16">
        {NUTRIENTS.map((nutrient) => {
          const partId = `${id}-${nutrient}`;
          const found = errorsAt(errors, nutrient);
          return (
            <PartFrame
              key={nutrient}
              id={partId}
              label={text(`nutrition.${nutrient}`)}
              required={isRequired}
              errors={found}
            >
              <OutlinedInput
                fullWidth
                name={`${field.name}.${nutrient}`}
                value={amounts[nutrient]}
                error={found.length > 0}
                placeholder="0"
                onChange={({ target }) => onChange({ ...amounts, [nutrient]: target.value })}
                onBlur={() => {
                  const settled = amountText(amounts[nutrient]);
                  if (settled !== amounts[nutrient]) onChange({ ...amounts, [nutrient]: settled });
                  onBlur();
                }}
                endAdornment={
                  <InputAdornment position="end">
                    {text(nutrient === 'calories' ? 'nutrition.kcal' : 'nutrition.gram')}
                  </InputAdornment>
                }
                slotProps={{
                  input: {
                    ...partAria(partId, found, isRequired),
                    inputMode: 'decimal',
                    autoComplete: 'off',
                  },
                }}
              />
            </PartFrame>
          );
        })}
      </div>
    </FieldFrame>
  );
}

/** `210 ккал · белки 11 · жиры 9 · углеводы 20`: what a person compares, without the units that never change. */
export const nutritionSum = (value: unknown): string => {
  const amounts = nutritionOf(value);
  return NUTRIENTS.filter((nutrient) => amounts[nutrient] !== '')
    .map((nutrient) => {
      const amount = amounts[nutrient].replace('.', ',');
      return nutrient === 'calories'
        ? `${amount}\u00a0${text('nutrition.kcal')}`
        : `${text(`nutrition.${nutrient}`).toLowerCase()}\u00a0${amount}`;
    })
    .join('\u00a0· ');
};

/** The amounts in one line, each with its unit; the comma is Russian whatever was stored. */
function NutritionRead({ field, value }: FieldReadProps) {
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

const NutritionSum = ({ value }: Pick<FieldReadProps, 'value'>) => nutritionSum(value);

export const nutrition: FieldRenderer = {
  Input: NutritionInput,
  Read: NutritionRead,
  Sum: NutritionSum,
  wide: true,
};
