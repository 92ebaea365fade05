import { useState } from 'react';
import { bestFirst } from '../../contract/bestFirst';
import type { IngredientValue } from '../../contract/fields';
import { text } from '../../i18n/text';
import type { FieldAria } from '../fieldAria';
import { SuggestInput } from '../SuggestInput';
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
  const unused = items.filter(({ title }) => !holdsTitle(list, title));
  const offered = bestFirst(unused, typed, ({ title }) => [title]);
  const add = (ingredient: IngredientValue | undefined) => {
    if (ingredient) onAdd(ingredient);
    setTyped('');
    ask(null);
  };
  return (
    <SuggestInput
      name={name}
      typed={typed}
      onType={(next) => {
        setTyped(next);
        ask(next.trim() || null);
      }}
      options={offered.map(({ id, title, is_allergen }) => ({
        value: id ?? title,
        title,
        ...(is_allergen && { description: text('ingredients.allergen') }),
      }))}
      onChoose={({ title }) => add(offered.find((one) => one.title === title))}
      onFree={(title) => add({ title, is_allergen: false })}
      onBlur={onBlur}
      disabled={isFull}
      placeholder={isFull ? text('ingredients.full') : placeholder || text('ingredients.placeholder')}
      aria={aria}
    />
  );
}
