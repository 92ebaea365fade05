import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { FieldOption } from '../../contract/fieldConfig';
import { sameScalar } from '../../contract/sameScalar';

interface ComboboxSetting {
  /** Of the input; the list and its options are named after it. */
  readonly id: string;
  readonly typed: string;
  /** What the list offers now. */
  readonly options: readonly FieldOption[];
  /** The value of the chosen option; its place is where the list opens. */
  readonly chosen?: unknown;
  /** Whether the options answer to what is typed: then the best of them is reached, not the one that was chosen before. */
  readonly isSearch?: boolean;
  /** Whether Enter takes the first option without a step down to it. */
  readonly takesFirst: boolean;
  readonly onType: (typed: string) => void;
  readonly onPick: (option: FieldOption) => void;
  /** Enter on no option. */
  readonly onFree?: ((typed: string) => unknown) | undefined;
}

export interface Combobox {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly input: ComponentProps<'input'> & { readonly ref: RefObject<HTMLInputElement | null> };
  /** Around the input and its buttons: a press anywhere in it reaches the input. */
  readonly box: Pick<ComponentProps<'div'>, 'onMouseDown' | 'onClick'>;
  readonly list: OptionListProps;
}

export interface OptionListProps {
  readonly id: string;
  readonly options: readonly FieldOption[];
  readonly chosen: unknown;
  readonly at: number;
  readonly onReach: (index: number) => void;
  readonly onPick: (index: number) => void;
}

/** So many options Page Down goes. */
const PAGE = 5;

/**
 * A text that finds an option of a list (the combobox pattern of WAI-ARIA): the focus stays in the input, the arrows, Page
 * Up and Down, Home and End go through the open list, Enter takes, Escape closes. Nothing is validated or kept here.
 */
export const useCombobox = (setting: ComboboxSetting): Combobox => {
  const { id, typed, options, chosen, isSearch = false, takesFirst, onType, onPick, onFree } = setting;
  const [isOpen, setOpenState] = useState(false);
  const [reached, setReached] = useState<number>();
  const ref = useRef<HTMLInputElement>(null);
  const first = takesFirst ? 0 : -1;
  const place = options.findIndex(({ value }) => chosen !== '' && sameScalar(value, chosen));
  const at = Math.min(reached ?? (place < 0 || isSearch ? first : place), options.length - 1);

  const setOpen = (open: boolean): void => {
    setReached(undefined);
    setOpenState(open);
  };
  const pick = (index: number): void => {
    const option = options[index];
    if (!option) return;
    setOpen(false);
    onPick(option);
  };
  const step = (by: number): void => setReached(stepFrom(at, by, options.length - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Half a character of an input method is nobody's key yet.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const act = (isOpen ? openKeys : closedKeys)[event.key];
    if (!act || act() === false) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const closedKeys: Keys = {
    ArrowDown: () => setOpen(true),
    ArrowUp: () => {
      setOpen(true);
      if (place < 0) setReached(options.length - 1);
    },
    Enter: () => (onFree && typed.trim() !== '' ? onFree(typed) : false),
  };
  const openKeys: Keys = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    PageDown: () => step(PAGE),
    PageUp: () => step(-PAGE),
    Home: () => (onFree ? false : setReached(0)),
    End: () => (onFree ? false : setReached(options.length - 1)),
    Escape: () => setOpen(false),
    Enter: () => {
      if (at >= 0) return pick(at);
      if (!onFree) return false;
      setOpen(false);
      return typed.trim() === '' ? false : onFree(typed);
    },
  };

  return {
    isOpen,
    setOpen,
    box: {
      // A press beside the text must not take the focus away from it.
      onMouseDown: (event) => event.target !== ref.current && event.preventDefault(),
      onClick: () => ref.current?.focus(),
    },
    input: {
      ...AS_COMBOBOX,
      ref,
      id,
      value: typed,
      'aria-expanded': isOpen && options.length > 0,
      'aria-controls': isOpen ? listId(id) : undefined,
      'aria-activedescendant': isOpen && at >= 0 ? optionId(id, at) : undefined,
      onKeyDown,
      onMouseDown: (event) => event.button === 0 && (!isOpen || typed === '') && setOpen(!isOpen),
      onChange: (event) => {
        setOpen(true);
        onType(event.target.value);
      },
      onBlur: () => setOpen(false),
    },
    list: { id, options, chosen, at, onReach: setReached, onPick: pick },
  };
};

/** From the ends round, by one; a page stops there. */
const stepFrom = (at: number, by: number, last: number): number => {
  const next = Math.abs(by) > 1 ? Math.max(0, Math.min(last, at + by)) : at + by;
  return next > last ? 0 : next < 0 ? last : next;
};

/** What any such input is, to a browser and to a screen reader. */
const AS_COMBOBOX = {
  role: 'combobox',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
} as const;

/** `false` = not its business: the key stays what it is. */
type Keys = Readonly<Record<string, () => unknown>>;

export const listId = (id: string): string => `${id}-listbox`;
export const optionId = (id: string, index: number): string => `${id}-option-${index}`;
