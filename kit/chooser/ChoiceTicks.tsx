import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Tick } from '../../ui/Tick';
import styles from '../choice/choice.module.css';
import { ErrorState } from '../parts/ErrorState';
import { PartSkeleton } from '../parts/PageSkeleton';
import type { ParentChoice } from './ParentChoice';
import { useChoicePages } from './useChoicePages';
import { useSeen } from './useSeen';

/** What is chosen, by id, with its name. */
export type Chosen = ReadonlyMap<string, string>;

interface ChoiceTicksProps {
  readonly choice: ParentChoice;
  /** One that is not offered: where one comes from. */
  readonly without: string | undefined;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  /** So many at most. */
  readonly most: number;
  readonly words: Readonly<Record<'label' | 'all' | 'allFound' | 'none', string>>;
  readonly onFail: (error: unknown) => void;
}

/** One or many of the records one may choose, searched on the server; all of them by one tick. */
export const ChoiceTicks = (props: ChoiceTicksProps) => {
  const { choice, chosen, words } = props;
  const [query, setQuery] = useState('');
  const { pages, rows, isFull, isEvery, put, putAll } = useOffered(props, query.trim());
  const foot = useSeen(pages.loadMore, pages.hasMore ? pages.rows.length : undefined);
  const listId = useId();
  return (
    <div className="grid gap-8">
      <OutlinedInput
        fullWidth
        type="search"
        autoFocus
        placeholder={choice.words.search}
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{
          input: { 'aria-label': choice.words.search, 'aria-controls': listId, autoComplete: 'off' },
        }}
      />
      {pages.error && rows.length === 0 ? (
        <ErrorState error={pages.error} fallback="errors.common" onRetry={pages.retry} />
      ) : (
        <fieldset className={styles.list} id={listId}>
          <legend className="visually-hidden">{words.label}</legend>
          {rows.length > 1 && (
            <Tick
              className={`${styles.row} strong`}
              checked={isEvery}
              isMixed={!isEvery && rows.some(({ id }) => chosen.has(String(id)))}
              label={query.trim() === '' ? words.all : words.allFound}
              onChange={() => void putAll()}
            />
          )}
          {rows.map((record) => (
            <Tick
              key={record.id}
              className={`${styles.row}`}
              checked={chosen.has(String(record.id))}
              disabled={isFull && !chosen.has(String(record.id))}
              label={
                <>
                  {String(record.title)}
                  <small>{choice.facts(record)}</small>
                </>
              }
              onChange={(event) => put([record], event.target.checked)}
            />
          ))}
          {!pages.isPending && rows.length === 0 && (
            <p role="status" className="muted pad-16">
              {query.trim() === '' ? words.none : text('noSearchResults')}
            </p>
          )}
          <div ref={foot} className={styles.foot}>
            {(pages.isPending || (pages.hasMore && !pages.error)) && <PartSkeleton height={64} />}
            {pages.error && (
              <Button variant="text" size="s" onClick={pages.retry}>
                {text('common.retry')}
              </Button>
            )}
          </div>
        </fieldset>
      )}
    </div>
  );
};

/** The records that are found, and how they are ticked: one by one, or all at once, as many as may be. */
const useOffered = ({ choice, without, chosen, onChange, most, onFail }: ChoiceTicksProps, query: string) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const pages = useChoicePages(choice, query);
  const isOffered = ({ id }: RaRecord): boolean => String(id) !== without;
  const rows = pages.rows.filter(isOffered);
  const isFull = chosen.size >= most;
  const isEvery =
    isFull || (!pages.hasMore && rows.length > 0 && rows.every(({ id }) => chosen.has(String(id))));

  const put = (records: readonly RaRecord[], isTicked: boolean): void => {
    const next = new Map(chosen);
    for (const { id, title } of records) {
      if (!isTicked) next.delete(String(id));
      else if (next.size < most) next.set(String(id), String(title));
    }
    onChange(next);
  };
  const putAll = async (): Promise<void> => {
    if (isFull) return onChange(new Map());
    if (isEvery || !pages.hasMore) return put(rows, !isEvery);
    try {
      const { data } = await dataProvider.getList(choice.resource, {
        // With the one that is left out.
        pagination: { page: 1, perPage: most + 1 },
        filter: query === '' ? {} : { [choice.search]: query },
        sort: { field: 'id', order: 'ASC' },
        meta: { parents: {}, deleted: false },
      });
      put(data.filter(isOffered), true);
    } catch (error) {
      onFail(error);
    }
  };
  return { pages, rows, isFull, isEvery, put, putAll };
};
