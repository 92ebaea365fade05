import { useState } from 'react';
import { bestFirst, isExactly } from '../../contract/bestFirst';
import type { FieldOption } from '../../contract/fieldConfig';
import type { IngredientValue } from '../../contract/fields';
import { text } from '../../i18n/text';
import type { FieldAria } from '../fieldAria';
import { SuggestInput } from '../SuggestInput';
import { usePendingInput } from '../usePendingInput';
import { holdsTitle } from './editIngredients';
import { titlesIn } from './titlesIn';
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
  const titles = titlesIn(typed);
  const last = titles.at(-1) ?? '';
  const unused = items.filter(({ title }) => !holdsTitle(list, title));
  const offered = bestFirst(unused, last, ({ title }) => [title]);
  const isKnown = titles.length === 1 && items.some(({ title }) => isExactly(title, last));

  const take = (ingredients: readonly IngredientValue[]) => {
    setTyped('');
    ask(null);
    return ingredients.length > 0 ? onAdd(ingredients) : undefined;
  };
  const asTyped = (some: readonly string[]): readonly IngredientValue[] =>
    some.map(
      (title) => items.find((known) => isExactly(known.title, title)) ?? { title, is_allergen: false },
    );
  const takeTyped = () => (typed.trim() === '' ? undefined : take(asTyped(titles)));
  usePendingInput(takeTyped);

  const addition: FieldOption = {
    value: AS_TYPED,
    title: text('ingredients.add', { titles: titles.join(', ') }),
  };
  return (
    <SuggestInput
      name={name}
      typed={typed}
      onType={(next) => {
        setTyped(next);
        ask(titlesIn(next).at(-1) ?? null);
      }}
      options={[...(titles.length > 0 && !isKnown ? [addition] : []), ...offered.map(optionOf)]}
      onChoose={({ value }) => {
        const chosen = offered.find(({ id }) => id === value);
        // What stands before the last comma was typed whole.
        take(asTyped(chosen ? titles.slice(0, -1) : titles).concat(chosen ?? []));
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
