import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { text } from '../../i18n/text';
import { useSearch } from './useSearch';
import { useSlashKey } from './useSlashKey';

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
    <Box>
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
    </Box>
  );
};

const Box = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const border = (width: number, colour: string) => `inset 0 0 0 ${width}px ${colour}`;
  return {
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: theme.spacing(52),
    minHeight: theme.spacing(5.25),
    paddingLeft: theme.spacing(1.5),
    borderRadius: theme.shape.borderRadius,
    background: palette.background.paper,
    boxShadow: border(1, palette.grey[400]),
    color: palette.text.secondary,
    '&:hover': { boxShadow: border(1, palette.text.secondary) },
    '&:focus-within': { boxShadow: border(2, palette.primary.main) },
    '@media (pointer: coarse)': {
      minHeight: theme.spacing(5.5),
      '& :is(input, button)': { minHeight: theme.spacing(5.5), minWidth: theme.spacing(5.5) },
    },
    // A shadow is not drawn where the system chooses the colours.
    '@media (forced-colors: active)': {
      outline: '1px solid',
      outlineOffset: -1,
      '&:focus-within': { outline: '2px solid Highlight' },
    },
    '& svg': { flex: 'none' },
    '& input': {
      ...theme.typography.body1,
      flex: '1 1 auto',
      minWidth: 0,
      height: theme.spacing(5.25),
      padding: theme.spacing(0, 1.5, 0, 1),
      border: 0,
      outline: 0,
      background: 'none',
      color: palette.text.primary,
      textOverflow: 'ellipsis',
      '&::placeholder': { color: palette.text.disabled, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '& button': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: theme.spacing(5.25),
      height: theme.spacing(5.25),
      padding: 0,
      border: 0,
      borderRadius: theme.shape.borderRadius,
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
      '&:hover': { color: palette.text.primary },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -4 },
    },
  };
});
