import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
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
  const [fold, setFold] = useState<Element | null>();
  const findFold = useCallback(
    (within: Element | null) => setFold(within?.closest('details')?.querySelector('summary')),
    [],
  );
  return (
    <FieldFrame field={field} id={id} errors={errorsBeside(errors, NUTRIENTS)} group="group">
      {/* Folded away it is still told: beside the words that open it. */}
      {fold && createPortal(<small className="fill muted light">{sumOf(amounts)}</small>, fold)}
      <div className="carte-amounts grid gap-4 gap-x-16" ref={findFold}>
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
const sumOf = (amounts: ReturnType<typeof nutritionOf>): string =>
  NUTRIENTS.filter((nutrient) => amounts[nutrient] !== '')
    .map((nutrient) => {
      const amount = amounts[nutrient].replace('.', ',');
      return nutrient === 'calories'
        ? `${amount}\u00a0${text('nutrition.kcal')}`
        : `${text(`nutrition.${nutrient}`).toLowerCase()}\u00a0${amount}`;
    })
    .join(' · ');

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

export const nutrition: FieldRenderer = { Input: NutritionInput, Read: NutritionRead, wide: true };
