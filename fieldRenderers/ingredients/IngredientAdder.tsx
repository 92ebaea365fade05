import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { IngredientValue } from '../../contract/fields';
import { text } from '../../i18n/text';
import type { FieldAria } from '../fieldAria';
import { AllergenMark } from './AllergenMark';
import { holdsTitle } from './editIngredients';
import { useIngredientSearch } from './useIngredientSearch';

interface IngredientAdderProps {
  readonly name: string;
  readonly aria: FieldAria;
  readonly placeholder: string;
  readonly list: readonly IngredientValue[];
  readonly isFull: boolean;
  readonly onAdd: (ingredient: IngredientValue) => void;
  readonly onBlur: () => void;
}

/** Type and choose a suggestion, or press Enter for an ingredient that nobody knows yet. */
export function IngredientAdder({
  name,
  aria,
  placeholder,
  list,
  isFull,
  onAdd,
  onBlur,
}: IngredientAdderProps) {
  const [typed, setTyped] = useState('');
  const { items, ask } = useIngredientSearch();
  const add = (ingredient: IngredientValue) => {
    onAdd(ingredient);
    setTyped('');
    ask(null);
  };
  return (
    <Autocomplete<IngredientValue, false, false, true>
      id={aria.id}
      freeSolo
      disabled={isFull}
      options={items.filter(({ title }) => !holdsTitle(list, title))}
      filterOptions={(options) => options}
      slotProps={{ paper: { elevation: 8 } }}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : (option.id ?? option.title))}
      value={null}
      inputValue={typed}
      onInputChange={(_event, next, reason) => {
        if (reason !== 'input') return;
        setTyped(next);
        ask(next.trim() || null);
      }}
      onChange={(_event, chosen) => {
        if (chosen) add(typeof chosen === 'string' ? { title: chosen, is_allergen: false } : chosen);
      }}
      renderOption={({ key, ...props }, { title, is_allergen }) => (
        <li key={key} {...props}>
          {title}
          {is_allergen && <AllergenMark />}
        </li>
      )}
      renderInput={({ slotProps, disabled }) => (
        <OutlinedInput
          ref={slotProps.input.ref}
          className={slotProps.input.className}
          fullWidth
          disabled={disabled}
          name={name}
          error={aria['aria-invalid']}
          placeholder={isFull ? text('ingredients.full') : placeholder || text('ingredients.placeholder')}
          onBlur={onBlur}
          slotProps={{ input: { ...slotProps.htmlInput, ...aria, enterKeyHint: 'done' } }}
        />
      )}
    />
  );
}
