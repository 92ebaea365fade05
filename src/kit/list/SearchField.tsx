import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { text } from '../../../i18n/text';
import { useSearch } from './useSearch';
import { useSlashKey } from './useSlashKey';

/** The search of a list (1§2): asks the server 300 ms after the last key; `/` leads here, Esc empties it. */
export const SearchField = ({ source, label }: { readonly source: string; readonly label: string }) => {
  const input = useRef<HTMLInputElement>(null);
  const { query, setQuery, search } = useSearch(source);
  useSlashKey(input);
  const clear = (): void => {
    search('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      inputRef={input}
      type="search"
      value={query}
      placeholder={label}
      onChange={(event) => setQuery(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(query);
        if (event.key === 'Escape' && query !== '') {
          event.stopPropagation();
          clear();
        }
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        query !== '' && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={text('list.searchClear')} onClick={clear}>
              <Close fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      slotProps={{
        input: {
          'aria-label': label,
          'aria-keyshortcuts': '/',
          title: text('list.searchShortcut'),
          enterKeyHint: 'search',
          autoComplete: 'off',
          spellCheck: false,
        },
      }}
      sx={{
        flex: '1 1 auto',
        maxWidth: (theme) => theme.spacing(52),
        pl: 1.5,
        '& .MuiInputAdornment-positionStart': { mr: 1 },
        '& input': { px: 0 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
};
