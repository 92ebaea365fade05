import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { text } from '../../i18n/text';
import '../parts/parts.css';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  readonly label: string;
  readonly query: string;
  /** Typed on: the answer may wait for the pause. */
  readonly onType: (query: string) => void;
  /** Asked for now: by Enter, or emptied. */
  readonly onSearch: (query: string) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** A search: `/` leads here, Esc empties it. A plain input in the theme's clothes: MUI's brings textareas and labels along. */
export const SearchBox = ({ label, query, onType, onSearch, inputRef, ...rest }: SearchBoxProps) => {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  useSlashKey(input);
  const clear = (): void => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <div className="box carte-search row slim">
      <Search className="rigid" fontSize="small" aria-hidden />
      <input
        {...rest}
        ref={input}
        className="fill slim ink"
        type="search"
        value={query}
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts="/"
        title={text('list.searchShortcut')}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(query);
          if (event.key === 'Escape' && query !== '') {
            event.stopPropagation();
            clear();
          }
        }}
      />
      {query !== '' && (
        <button
          className="centre rigid round"
          type="button"
          aria-label={text('list.searchClear')}
          onClick={clear}
        >
          <Close className="rigid" fontSize="small" />
        </button>
      )}
    </div>
  );
};

/** `/` goes to the search, unless something is being typed or a dialog is open. */
const useSlashKey = (input: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (isTyping(event.target) || document.querySelector('[role$="dialog"], [role="menu"]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)));
