import CloseIcon from '@mui/icons-material/Close';
import FlagIcon from '@mui/icons-material/OutlinedFlag';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { type IngredientValue, ingredientsOf } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { useFormHandle } from '../formHandle';
import { type FieldState, useField } from '../useField';
import { usePendingInput } from '../usePendingInput';
import { focusLater, useRowKeys } from '../useRowKeys';
import { withinPatience } from '../withinPatience';
import { AllergenMark, AllergenSum } from './AllergenMark';
import {
  addIngredients,
  flagIngredient,
  holdsTitle,
  maxIngredients,
  recogniseIngredient,
  renameIngredient,
} from './editIngredients';
import { IngredientAdder } from './IngredientAdder';
import { useKnownIngredient } from './useIngredientSearch';

/** What a food is made of: picked from the suggestions or new, new ones with an allergen flag. */
export function IngredientsInput({ field }: FieldInputProps) {
  const state = useField(field);
  const { value, onBlur, errors, id, aria } = state;
  const { note, change, add, rename } = useIngredients(field, state);
  const list = ingredientsOf(value);
  const keys = useRowKeys(list.length);
  const max = maxIngredients(field.rules.max_items);
  const over = list.length > max ? 'wrong medium' : 'muted';
  const isWrong = (index: number) => errors.some(({ at }) => at?.split('.')[0] === String(index));
  return (
    <>
      <AllergenSum list={list} />
      <FieldFrame
        field={field}
        id={id}
        errors={errors}
        counter={
          <span className={`carte-counter push figures nowrap ${over}`}>{`${list.length}/${max}`}</span>
        }
      >
        {list.length > 0 && (
          <ul className="carte-ingredients flex wrap gap-8" aria-label={text('ingredients.list')}>
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
        <IngredientAdder
          name={field.name}
          aria={aria}
          placeholder={field.placeholder}
          list={list}
          isFull={list.length >= max}
          onAdd={add}
          onBlur={onBlur}
        />
        <div className="carte-help muted text-small anywhere" role="status">
          {note}
        </div>
      </FieldFrame>
    </>
  );
}

interface IngredientChipProps {
  readonly ingredient: IngredientValue;
  readonly invalid: boolean;
  readonly onRename: (title: string) => unknown;
  readonly onFlag: (isAllergen: boolean) => void;
  readonly onRemove: () => void;
}

/** One ingredient: a click on its title edits it, the sign flags it, the cross takes it out. */
function IngredientChip({ ingredient, invalid, onRename, onFlag, onRemove }: IngredientChipProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const markId = useId();
  const { id, title, is_allergen } = ingredient;
  const isNew = id === undefined;
  const close = (isByKey: boolean) => {
    setEditing(false);
    if (isByKey) focusLater(() => button.current);
  };
  return (
    <li data-allergen={is_allergen || undefined} data-invalid={invalid || undefined}>
      {isEditing ? (
        <IngredientEditor title={title} onRename={onRename} onClose={close} />
      ) : (
        <ButtonBase
          ref={button}
          className="title text-small light anywhere left"
          aria-label={text('ingredients.edit', { title })}
          aria-describedby={is_allergen ? markId : undefined}
          onClick={() => setEditing(true)}
        >
          {title}
        </ButtonBase>
      )}
      {isNew ? (
        <ButtonBase
          className="flag"
          aria-pressed={is_allergen}
          aria-label={text('ingredients.flag', { title })}
          title={text(is_allergen ? 'ingredients.unflagHint' : 'ingredients.flagHint')}
          onClick={() => onFlag(!is_allergen)}
        >
          {is_allergen ? <AllergenMark id={markId} /> : <FlagIcon fontSize="small" />}
        </ButtonBase>
      ) : (
        is_allergen && <AllergenMark id={markId} groups={ingredient.allergens} />
      )}
      <ButtonBase className="remove" aria-label={text('ingredients.remove', { title })} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </ButtonBase>
    </li>
  );
}

interface IngredientEditorProps {
  readonly title: string;
  readonly onRename: (title: string) => unknown;
  /** By a key the focus is still here, and somebody must give it back. */
  readonly onClose: (isByKey: boolean) => void;
}

/** The title while it is changed. Enter keeps it, Escape leaves it; leaving the input keeps it 200 ms later. */
function IngredientEditor({ title, onRename, onClose }: IngredientEditorProps) {
  const [typed, setTyped] = useState(title);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = (isByKey: boolean) => {
    clearTimeout(timer.current);
    const renamed = onRename(typed);
    onClose(isByKey);
    return renamed;
  };
  usePendingInput(() => keep(false));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') keep(true);
    else onClose(true);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the title was just clicked to be edited
      autoFocus
      aria-label={text('ingredients.editing', { title })}
      value={typed}
      size={Math.max(typed.length, 4)}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKey}
      onFocus={() => clearTimeout(timer.current)}
      onBlur={() => {
        timer.current = setTimeout(() => keep(false), limits.ingredientBlurMs);
      }}
    />
  );
}

type Ingredients = readonly IngredientValue[];

/**
 * The list as it is changed. One that is entered by its title is looked up, whatever the suggestions have answered by then: a
 * known one becomes that one, with its flag. Adding and renaming answer with the promise of that; a save waits for it.
 */
const useIngredients = (field: FieldConfig, { onChange, onBlur }: FieldState) => {
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
