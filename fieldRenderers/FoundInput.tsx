import { useRef } from 'react';
import type { FieldOption } from '../contract/fieldConfig';
import { text } from '../i18n/text';
import type { partAria } from './PartFrame';
import { SuggestInput } from './SuggestInput';
import { usePendingInput } from './usePendingInput';
import { type SuggestionSource, useSuggestions } from './useSuggestions';
import { withinPatience } from './withinPatience';

interface FoundInputProps<Item> {
  readonly name: string;
  readonly placeholder: string;
  readonly aria: Partial<ReturnType<typeof partAria>> & { readonly id: string };
  readonly typed: string;
  /** Whether what stands there was chosen: then nothing is left to find. */
  readonly isChosen: boolean;
  /** Where it is searched. */
  readonly search: Pick<SuggestionSource<Item>, 'debounceMs' | 'load'>;
  readonly kind: FoundKind<Item>;
  readonly onType: (typed: string) => void;
  readonly onChoose: (item: Item) => void;
  /** The person left the input, and what could be chosen for them was. */
  readonly onBlur: () => void;
}

/** How things of a kind answer to what is typed. */
export interface FoundKind<Item> {
  /** What is searched; null = too little yet. */
  readonly queryOf: (typed: string) => string | null;
  readonly optionOf: (item: Item) => FieldOption;
  /** Of what was found, the best first; default: all as it came. */
  readonly fitting?: (found: readonly Item[], typed: string) => readonly Item[];
  /** What is meant without a choice. */
  readonly meant: (found: readonly Item[], typed: string) => Item | undefined;
  /** Whether the only thing that the first search finds is chosen at once. */
  readonly takesOnly?: boolean;
  readonly failed: () => string;
}

/** A text that means something of a list on the server: typed and then chosen. What means one thing is chosen on leaving. */
export const FoundInput = <Item,>(props: FoundInputProps<Item>) => {
  const { name, placeholder, aria, typed, isChosen, search, kind, onType, onChoose } = props;
  const latest = useRef(props);
  latest.current = props;
  const { items, state, ask, answerTo } = useSuggestions<Item>({
    ...search,
    onFound: ([only, another], isFirst) => {
      if (!kind.takesOnly || !isFirst || !only || another) return;
      onChoose(only);
      ask(null);
    },
  });
  /** A promise only where the server has to be asked. */
  const settle = (): Promise<void> | undefined => {
    const query = kind.queryOf(typed);
    if (isChosen || query === null) return undefined;
    return withinPatience(answerTo(query)).then((found = []) => {
      const meant = kind.meant(found, typed);
      // An answer may come when something else stands there.
      if (meant && !latest.current.isChosen && latest.current.typed === typed) onChoose(meant);
    });
  };
  usePendingInput(settle);
  const offered = kind.fitting?.(items, typed) ?? items;
  const messages = {
    failed: kind.failed(),
    found: items.length === 0 ? text('noSearchResults') : undefined,
    loading: undefined,
    idle: undefined,
  };
  return (
    <SuggestInput
      name={name}
      typed={typed}
      onType={(next) => {
        onType(next);
        ask(kind.queryOf(next));
      }}
      options={offered.map(kind.optionOf)}
      onChoose={({ value }) => {
        const chosen = offered.find((item) => kind.optionOf(item).value === value);
        if (chosen) onChoose(chosen);
        ask(null);
      }}
      onBlur={() => {
        const wait = settle();
        if (wait) void wait.then(() => latest.current.onBlur());
        else latest.current.onBlur();
      }}
      message={messages[state]}
      isLoading={state === 'loading'}
      placeholder={placeholder}
      aria={aria}
    />
  );
};
