import { useRef, useState } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { type IngredientValue, ingredientsOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { useFormHandle } from '../formHandle';
import type { FieldState } from '../useField';
import { usePendingInput } from '../usePendingInput';
import { withinPatience } from '../withinPatience';
import { addIngredients, holdsTitle, recogniseIngredient, renameIngredient } from './editIngredients';
import { useKnownIngredient } from './useIngredientSearch';

type Ingredients = readonly IngredientValue[];

/**
 * The list as it is changed. One that is entered by its title is looked up, whatever the suggestions have answered by then: a
 * known one becomes that one, with its flag. Adding and renaming answer with the promise of that; a save waits for it.
 */
export const useIngredients = (field: FieldConfig, { onChange, onBlur }: FieldState) => {
  const { getValues } = useFormHandle();
  const lookUp = useKnownIngredient();
  /** What happened last, in words. */
  const [note, setNote] = useState('');
  const running = useRef(new Set<Promise<unknown>>());
  // The answer of a look-up comes later than a key: always change what stands in the form now.
  const current = (): Ingredients => ingredientsOf(getValues()[field.name]);

  const change = (next: Ingredients) => {
    onChange(next);
    onBlur();
  };
  const recognise = async (title: string) => {
    const known = await withinPatience(lookUp(title));
    if (!known || !holdsTitle(current(), title)) return;
    change(recogniseIngredient(current(), known));
    if (known.is_allergen) setNote(text('ingredients.known', { title: known.title }));
  };
  /** Looks up every new one of these titles; a promise only where there is one. */
  const recogniseAll = (titles: readonly string[]): Promise<unknown> | undefined => {
    if (titles.length === 0) return undefined;
    const all = Promise.all(titles.map(recognise)).finally(() => running.current.delete(all));
    running.current.add(all);
    return all;
  };
  usePendingInput(() => (running.current.size > 0 ? Promise.all(running.current) : undefined));

  return {
    note,
    change,
    add: (added: Ingredients) => {
      const list = current();
      const next = addIngredients(list, added);
      const fresh = next.slice(list.length);
      if (fresh.length > 0) change(next);
      setNote(
        [addedNote(fresh), heldNote(added.filter(({ title }) => !holdsTitle(fresh, title)))]
          .filter(Boolean)
          .join('. '),
      );
      return recogniseAll(fresh.filter(({ id }) => id === undefined).map(({ title }) => title));
    },
    rename: (index: number, typed: string) => {
      const list = current();
      const next = renameIngredient(list, index, typed);
      const renamed = next[index];
      if (!renamed || renamed.title === list[index]?.title) return undefined;
      change(next);
      return recogniseAll([renamed.title]);
    },
  };
};

const addedNote = (fresh: Ingredients): string => {
  const titles = fresh.map(({ title, is_allergen }) =>
    is_allergen ? text('ingredients.asAllergen', { title }) : title,
  );
  return titles.length > 0 ? text('ingredients.added', { titles: titles.join(', ') }) : '';
};

const heldNote = (held: Ingredients): string =>
  held.length > 0 ? text('ingredients.held', { titles: held.map(({ title }) => title).join(', ') }) : '';
