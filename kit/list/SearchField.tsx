import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { useRef } from 'react';
import { text } from '../../i18n/text';
import { useSearch } from './useSearch';
import { useSlashKey } from './useSlashKey';
import './search.css';

export interface SearchFieldProps {
  /** The filter it is kept under. */
  readonly source: string;
  readonly label: string;
}

/**
 * The search of a list: asks the server 300 ms after the last key; `/` leads here, Esc empties it. A plain input in
 * the theme's clothes: MUI's brings textareas and labels along, and a list is to be there first.
 */
export const SearchField = ({ source, label }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { query, setQuery, search } = useSearch(source);
  useSlashKey(input);
  const clear = (): void => {
    search('');
    input.current?.focus();
  };
  return (
    <div className="carte-search">
      <Search fontSize="small" aria-hidden />
      <input
        ref={input}
        type="search"
        value={query}
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts="/"
        title={text('list.searchShortcut')}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(query);
          if (event.key === 'Escape' && query !== '') {
            event.stopPropagation();
            clear();
          }
        }}
      />
      {query !== '' && (
        <button type="button" aria-label={text('list.searchClear')} onClick={clear}>
          <Close fontSize="small" />
        </button>
      )}
    </div>
  );
};
