import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../contract/limits';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { SearchBox } from '../../../kit/list/SearchBox';
import { useHasKeys } from '../../../kit/list/useHasKeys';
import type { Tile } from './readTile';
import styles from './Shift.module.css';

interface SearchLineProps {
  /** What is asked for. */
  readonly asked: string;
  readonly onAsk: (title: string) => void;
  /** What was found first for `asked`, where it is on sale: Enter stops it. */
  readonly first: Tile | undefined;
  readonly onStop: (tile: Tile) => void;
}

/** The search over all dishes of the venue, ready to be typed into; Enter stops what was found first, which is said before. */
export const SearchLine = ({ asked, onAsk, first, onStop }: SearchLineProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(asked);
  const hit = query.trim() === asked && asked !== '' ? first : undefined;
  useEffect(() => {
    const timer = setTimeout(() => onAsk(query.trim()), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [query, onAsk]);
  const hasKeys = useHasKeys();
  useEffect(() => {
    if (hasKeys) input.current?.focus();
  }, [hasKeys]);
  return (
    <>
      <div className={styles.search}>
        <SearchBox
          data-board
          label={words.search}
          query={query}
          inputRef={input}
          aria-describedby={HINT}
          onType={setQuery}
          onSearch={(title) => {
            setQuery(title);
            onAsk(title.trim());
            if (title === '' || !hit) return;
            onStop(hit);
            input.current?.select();
          }}
        />
      </div>
      <p id={HINT} className={styles.hint} aria-live="polite">
        {hit && shownText(words.enterStops, { name: hit.title })}
      </p>
    </>
  );
};

const HINT = 'stop-search-hint';
