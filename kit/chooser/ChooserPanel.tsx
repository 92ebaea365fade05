import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type RefCallback, useCallback, useRef, useState } from 'react';
import { useEvent, useNavigate } from 'react-admin';
import { useLocation } from 'react-router';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { ErrorState } from '../parts/ErrorState';
import { SidePanel } from '../parts/SidePanel';
import type { ParentChoice } from './ParentChoice';
import { useChoicePages } from './useChoicePages';
import { useChoice } from './useChosenParent';

interface ChooserPanelProps {
  readonly choice: ParentChoice;
  readonly chosen: string | undefined;
  readonly onClosed: () => void;
}

/** All records one may choose: searched on the server, further pages as one scrolls. */
export const ChooserPanel = ({ choice, chosen, onClosed }: ChooserPanelProps) => {
  const choose = useChoose(choice);
  const [query, setQuery] = useState('');
  const { rows, error, isPending, hasMore, loadMore, retry } = useChoicePages(choice, query);
  const picked = useRef<string>(undefined);
  // Another choice is another page, so it is made when the panel is gone: nothing is torn away under it.
  const leave = (): void => {
    onClosed();
    if (picked.current !== undefined) choose(picked.current);
  };
  const foot = useSeen(loadMore, hasMore ? rows.length : undefined);
  return (
    <SidePanel title={choice.words.title} onClosed={leave}>
      {(close) => (
        <>
          <Box sx={{ px: 3, pb: 1 }}>
            <OutlinedInput
              fullWidth
              type="search"
              autoFocus
              placeholder={choice.words.search}
              onChange={(event) => setQuery(event.target.value)}
              slotProps={{ input: { 'aria-label': choice.words.search, autoComplete: 'off' } }}
            />
          </Box>
          <List sx={list}>
            {rows.map((record) => (
              <li key={record.id}>
                <ListItemButton
                  selected={String(record.id) === chosen}
                  aria-current={String(record.id) === chosen || undefined}
                  onClick={() => {
                    picked.current = String(record.id);
                    close();
                  }}
                >
                  <ListItemText primary={String(record.title)} secondary={choice.facts(record)} />
                </ListItemButton>
              </li>
            ))}
            {error && rows.length === 0 && (
              <ErrorState error={error} fallback="errors.fetchPoints" onRetry={retry} />
            )}
            {!error && !isPending && rows.length === 0 && (
              <Typography color="textSecondary" role="status" sx={{ p: 2 }}>
                {text('noSearchResults')}
              </Typography>
            )}
            <Box component="li" ref={foot} sx={{ minHeight: 8, textAlign: 'center', listStyle: 'none' }}>
              {(isPending || (hasMore && !error)) && (
                <CircularProgress size={24} sx={{ m: 1 }} aria-label={text('common.loading')} />
              )}
              {error && rows.length > 0 && (
                <Button size="small" onClick={retry}>
                  {text('common.retry')}
                </Button>
              )}
            </Box>
          </List>
        </>
      )}
    </SidePanel>
  );
};

/** A sheet from below moves with every row that comes: on a phone its height is settled beforehand. */
const list = {
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  px: 1.5,
  minHeight: 240,
  height: { xs: '60dvh', sm: 'auto' },
};

/** Chooses another parent: it is remembered, and an address that names one names the other. */
const useChoose = (choice: ParentChoice): ((id: string) => void) => {
  const [, remember] = useChoice(choice);
  const { search } = useLocation();
  const navigate = useNavigate();
  return (id) => {
    remember(id);
    if (new URLSearchParams(search).has(choice.parent)) {
      navigate({ search: `?${new URLSearchParams({ [choice.parent]: id })}` });
    }
  };
};

/**
 * Calls back when the element comes into sight (margin 20 px, threshold 0.1), once per `round`: an element that
 * stays in sight after more rows came is told again. No round = not watched.
 */
const useSeen = (onSeen: () => void, round: number | undefined): RefCallback<Element> => {
  const seen = useEvent(onSeen);
  return useCallback(
    (element) => {
      if (!element || round === undefined || typeof IntersectionObserver === 'undefined') return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) seen();
        },
        { rootMargin: limits.infiniteScrollMargin, threshold: limits.infiniteScrollThreshold },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [seen, round],
  );
};
