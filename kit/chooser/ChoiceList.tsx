import Check from '@mui/icons-material/Check';
import Search from '@mui/icons-material/Search';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { ErrorState } from '../parts/ErrorState';
import { PartSkeleton } from '../parts/PageSkeleton';
import type { ParentChoice } from './ParentChoice';
import { useChoicePages } from './useChoicePages';
import { useSeen } from './useSeen';

interface ChoiceListProps {
  readonly choice: ParentChoice;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** So many may stand there without a search; default: there always is one. */
  readonly searchFrom?: number;
  /** How much room the list takes. */
  readonly className: string;
  /** Before each name. */
  readonly mark?: (record: RaRecord) => ReactNode;
  /** Below what is known of each: how it stands. */
  readonly note?: (record: RaRecord) => ReactNode;
  /** At the end of each that is not chosen. */
  readonly after?: ReactNode;
}

/** All records one may choose: searched on the server, further pages as one scrolls. Arrows walk from one to the next. */
export const ChoiceList = ({
  choice,
  chosen,
  onChoose,
  searchFrom = 0,
  className,
  mark,
  note,
  after,
}: ChoiceListProps) => {
  const [query, setQuery] = useState('');
  const { rows, error, isPending, hasMore, loadMore, retry } = useChoicePages(choice, query);
  const foot = useSeen(loadMore, hasMore ? rows.length : undefined);
  const isSearched = query !== '' || hasMore || rows.length > searchFrom || searchFrom === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk between the things in it, which are all buttons
    <div onKeyDown={walk} className="contents">
      {isSearched && (
        <div className="pad-x-24 below-8">
          <OutlinedInput
            fullWidth
            type="search"
            autoFocus
            placeholder={choice.words.search}
            startAdornment={<Search className="square-20 rigid muted" />}
            onChange={(event) => setQuery(event.target.value)}
            slotProps={{ input: { 'aria-label': choice.words.search, autoComplete: 'off' } }}
          />
        </div>
      )}
      <List className={`scroll anywhere ${className}`}>
        {rows.map((record) => (
          <li key={record.id}>
            <ListItemButton
              selected={String(record.id) === chosen}
              aria-current={String(record.id) === chosen || undefined}
              onClick={() => onChoose(String(record.id))}
            >
              {mark?.(record)}
              <ListItemText
                primary={String(record.title)}
                slotProps={{ primary: { className: 'strong' } }}
                secondary={
                  <>
                    {choice.facts(record)}
                    {note?.(record)}
                  </>
                }
              />
              {String(record.id) === chosen ? <Check className="square-20 rigid accent" /> : after}
            </ListItemButton>
          </li>
        ))}
        {error && rows.length === 0 && (
          <ErrorState error={error} fallback="errors.fetchPoints" onRetry={retry} />
        )}
        {!error && !isPending && rows.length === 0 && (
          <p className="muted pad-16" role="status">
            {text('noSearchResults')}
          </p>
        )}
        <li ref={foot} className="centred">
          {(isPending || (hasMore && !error)) && <PartSkeleton height={64} />}
          {error && rows.length > 0 && (
            <Button variant="text" size="s" onClick={retry}>
              {text('common.retry')}
            </Button>
          )}
        </li>
      </List>
    </div>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down, from the search too. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > [role="button"]')];
  const at = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
  event.preventDefault();
  stops[at + step]?.focus();
};
