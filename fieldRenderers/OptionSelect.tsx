import { useRef, useState } from 'react';
import type { FieldOption } from '../contract/fieldConfig';
import { sameScalar } from '../contract/sameScalar';
import { OptionList } from './overlays';
import type { partAria } from './PartFrame';
import { SelectArrows } from './select/SelectArrows';
import { useCombobox } from './select/useCombobox';

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
 * A select with search: Enter picks the first match, Escape closes the list (1§4). Nothing but an input and two arrows until
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
    onChange(next);
  };
  const { isOpen, setOpen, ...combobox } = useCombobox({
    id: aria.id,
    typed: search ?? selected?.title ?? '',
    options: search === undefined ? options : matching(options, search),
    chosen: value,
    takesFirst: true,
    onType: (typed) => {
      setSearch(typed);
      if (typed === '') onChange('');
    },
    onPick: (option) => choose(String(option.value)),
  });
  const { ref } = combobox.input;
  /** The first press takes the whole text, so that a key begins another search. */
  const reach = (): void => {
    const input = ref.current;
    input?.focus();
    if (isFresh.current && input?.selectionStart === input?.selectionEnd) input?.select();
    isFresh.current = false;
  };
  const pressed = { ...combobox.box, onClick: reach };
  return (
    <>
      <div className="carte-box" ref={box} {...pressed}>
        <input
          {...combobox.input}
          {...aria}
          name={name}
          placeholder={placeholder}
          onFocus={() => void OptionList.preload()}
          onBlur={() => {
            setOpen(false);
            setSearch(undefined);
            isFresh.current = true;
            onBlur();
          }}
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

/** Case does not matter (1§4), nor do the dots over a letter. */
const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const matching = (options: readonly FieldOption[], search: string): readonly FieldOption[] => {
  const wanted = plain(search.trim());
  return options.filter(({ title }) => plain(title).includes(wanted));
};
