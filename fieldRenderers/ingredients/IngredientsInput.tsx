import { ingredientsOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { focusLater } from '../focusLater';
import { useField } from '../useField';
import { useRowKeys } from '../useRowKeys';
import { flagIngredient, maxIngredients } from './editIngredients';
import { IngredientAdder } from './IngredientAdder';
import { IngredientChip } from './IngredientChip';
import { useIngredients } from './useIngredients';
import './ingredients.css';

/** What a food is made of: picked from the suggestions or new, new ones with an allergen flag. */
export function IngredientsInput({ field }: FieldInputProps) {
  const state = useField(field);
  const { value, onBlur, errors, id, aria } = state;
  const { note, change, add, rename } = useIngredients(field, state);
  const list = ingredientsOf(value);
  const keys = useRowKeys(list.length);
  const max = maxIngredients(field.rules.max_items);
  const isWrong = (index: number) => errors.some(({ at }) => at?.split('.')[0] === String(index));
  return (
    <FieldFrame
      field={field}
      id={id}
      errors={errors}
      counter={
        <span className={list.length > max ? 'carte-counter carte-over' : 'carte-counter'}>
          {`${list.length}/${max}`}
        </span>
      }
    >
      <IngredientAdder
        name={field.name}
        aria={aria}
        placeholder={field.placeholder}
        list={list}
        isFull={list.length >= max}
        onAdd={add}
        onBlur={onBlur}
      />
      {list.length > 0 && (
        <ul className="carte-ingredients" aria-label={text('ingredients.list')}>
          {list.map((ingredient, index) => (
            <IngredientChip
              key={keys.of(index)}
              ingredient={ingredient}
              invalid={isWrong(index)}
              onRename={(title) => rename(index, title)}
              onFlag={(isAllergen) => change(flagIngredient(list, index, isAllergen))}
              onRemove={() => {
                keys.remove(index);
                change(list.filter((_one, at) => at !== index));
                focusLater(() => document.getElementById(aria.id));
              }}
            />
          ))}
        </ul>
      )}
      <div className="carte-help" role="status">
        {note}
      </div>
    </FieldFrame>
  );
}
