import { type MouseEventHandler, useRef, useState } from 'react';
import { findBest, isExactly } from '../contract/bestFirst';
import type { FieldOption } from '../contract/fieldConfig';
import { sameScalar } from '../contract/sameScalar';
import { text } from '../i18n/text';
import { OptionList } from './overlays';
import type { partAria } from './PartFrame';
import { useCombobox } from './select/useCombobox';
import { usePendingInput } from './usePendingInput';

interface OptionSelectProps {
  readonly name: string;
  readonly options: readonly FieldOption[];
  /** The value of an option or its text, `''` = nothing chosen. */
  readonly value: unknown;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly placeholder: string;
  readonly aria: ReturnType<typeof partAria>;
  /** Whether a button takes the choice back. */
  readonly canClear?: boolean;
}

/**
 * A select with search: the best match stands first and Enter picks it, Escape closes the list. Nothing but an input and two arrows until
 * the list opens.
 */
export function OptionSelect({
  name,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  aria,
  canClear = false,
}: OptionSelectProps) {
  const box = useRef<HTMLDivElement>(null);
  /** What is typed to search; absent while the input says what is chosen. */
  const [search, setSearch] = useState<string>();
  const isFresh = useRef(true);
  const selected = options.find((option) => sameScalar(option.value, value));
  const choose = (next: string): void => {
    setSearch(undefined);
    isFresh.current = true;
    onChange(next);
  };
  const { isOpen, setOpen, ...combobox } = useCombobox({
    id: aria.id,
    typed: search ?? selected?.title ?? '',
    options: search === undefined ? options : findBest(options, search, titleOf),
    chosen: value,
    isSearch: search !== undefined,
    takesFirst: true,
    onType: (typed) => {
      setSearch(typed);
      if (typed === '') onChange('');
    },
    onPick: (option) => choose(String(option.value)),
  });
  /** A title that stands there whole is meant, also where Tab or a save follows instead of Enter; half of one is forgotten. */
  const takeMeant = (): void => {
    const meant = options.find(({ title }) => search !== undefined && isExactly(title, search));
    setOpen(false);
    setSearch(undefined);
    if (meant) onChange(String(meant.value));
    isFresh.current = true;
  };
  usePendingInput(takeMeant);
  const leave = (): void => {
    takeMeant();
    onBlur();
  };
  const { ref } = combobox.input;
  /** The first press after a choice takes the whole text, so that a key begins another search. */
  const reach = (): void => {
    const input = ref.current;
    input?.focus();
    if (isFresh.current && input?.selectionStart === input?.selectionEnd) input?.select();
    isFresh.current = false;
  };
  const pressed = { ...combobox.box, onClick: reach };
  return (
    <>
      <div className="box field-box row full slim text-body" ref={box} {...pressed}>
        <input
          {...combobox.input}
          {...aria}
          name={name}
          placeholder={placeholder}
          onFocus={() => void OptionList.preload()}
          onBlur={leave}
        />
        <SelectArrows
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onClear={selected && canClear ? () => choose('') : undefined}
        />
      </div>
      {isOpen && <OptionList {...combobox.list} anchor={box} />}
    </>
  );
}

const titleOf = ({ title }: FieldOption): readonly string[] => [title];

interface Props {
  readonly isOpen: boolean;
  readonly onToggle: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Absent where there is nothing to clear. */
  readonly onClear: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** For the mouse only: the keyboard opens with the arrows and clears by deleting the text, so Tab skips both. */
const SelectArrows = ({ isOpen, onToggle, onClear }: Props) => (
  <span className="carte-arrows flex">
    {onClear && (
      <button
        className="centre muted hover-sunken"
        type="button"
        tabIndex={-1}
        aria-label={text('form.select.clear')}
        onClick={onClear}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 7 10 10M17 7 7 17" />
        </svg>
      </button>
    )}
    <button
      className="centre muted hover-sunken"
      type="button"
      tabIndex={-1}
      aria-label={text(isOpen ? 'form.select.close' : 'form.select.open')}
      data-open={isOpen || undefined}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m7 10 5 5 5-5" />
      </svg>
    </button>
  </span>
);
