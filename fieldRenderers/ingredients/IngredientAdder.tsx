import { useState } from 'react';
import { bestFirst, isExactly } from '../../contract/bestFirst';
import { readComposition } from '../../contract/composition';
import type { FieldOption } from '../../contract/fieldConfig';
import type { IngredientValue } from '../../contract/fields';
import { text } from '../../i18n/text';
import type { FieldAria } from '../fieldAria';
import { SuggestInput } from '../SuggestInput';
import { usePendingInput } from '../usePendingInput';
import { holdsTitle } from './editIngredients';
import { useIngredientSearch } from './useIngredientSearch';

interface IngredientAdderProps {
  readonly name: string;
  readonly aria: FieldAria;
  readonly placeholder: string;
  readonly list: readonly IngredientValue[];
  readonly isFull: boolean;
  readonly onAdd: (ingredients: readonly IngredientValue[]) => Promise<unknown> | undefined;
  readonly onBlur: () => void;
}

/** Of the option that adds what was typed; suggestions have numbers. */
const AS_TYPED = 'as-typed';

/**
 * Type and choose a suggestion, or add what was typed: by its option, by Enter, or by leaving the input and saving, because
 * what stands here is meant. Several titles between commas are several ingredients.
 */
export function IngredientAdder(props: IngredientAdderProps) {
  const { name, aria, placeholder, list, isFull, onAdd, onBlur } = props;
  const [typed, setTyped] = useState('');
  const { items, ask } = useIngredientSearch();
  const { ingredients: read } = readComposition(typed);
  const last = read.at(-1)?.title ?? '';
  const unused = items.filter(({ title }) => !holdsTitle(list, title));
  const offered = bestFirst(unused, last, ({ title }) => [title]);
  const isKnown = read.length === 1 && items.some(({ title }) => isExactly(title, last));

  const take = (ingredients: readonly IngredientValue[]) => {
    setTyped('');
    ask(null);
    return ingredients.length > 0 ? onAdd(ingredients) : undefined;
  };
  const asTyped = (some: readonly IngredientValue[]): readonly IngredientValue[] =>
    some.map((one) => items.find((known) => isExactly(known.title, one.title)) ?? one);
  const takeTyped = () => (typed.trim() === '' ? undefined : take(asTyped(read)));
  usePendingInput(takeTyped);

  const addition: FieldOption = {
    value: AS_TYPED,
    title: text('ingredients.add', { titles: read.map(({ title }) => title).join(', ') }),
  };
  return (
    <SuggestInput
      name={name}
      typed={typed}
      onType={(next) => {
        setTyped(next);
        ask(readComposition(next).ingredients.at(-1)?.title ?? null);
      }}
      options={[...(read.length > 0 && !isKnown ? [addition] : []), ...offered.map(optionOf)]}
      onChoose={({ value }) => {
        const chosen = offered.find(({ id }) => id === value);
        // What stands before the last comma was typed whole.
        take(asTyped(chosen ? read.slice(0, -1) : read).concat(chosen ?? []));
      }}
      onFree={takeTyped}
      onBlur={() => {
        takeTyped();
        onBlur();
      }}
      disabled={isFull && typed === ''}
      placeholder={isFull ? text('ingredients.full') : placeholder || text('ingredients.placeholder')}
      aria={aria}
    />
  );
}

const optionOf = ({ id, title, is_allergen }: IngredientValue): FieldOption => ({
  value: id ?? title,
  title,
  ...(is_allergen && { description: text('ingredients.allergen') }),
});
