import { type ReactElement, useState } from 'react';
import type { SheetColumn } from '../../contract/sheets/columns';
import type { SheetStatus } from '../../contract/sheets/Sheet';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';
import { shownError } from '../../kit/parts/shownError';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Notice } from '../../ui/Notice';
import type { Picked } from './FilePick';
import { OutcomeTable } from './OutcomeTable';
import styles from './Sheets.module.css';
import type { Import } from './useImport';

interface OutcomeProps {
  readonly picked: Picked;
  readonly columns: readonly SheetColumn[];
  readonly mapping: readonly (string | null)[];
  readonly at: Import;
}

/** What somebody has to look at comes first. */
const TABS = ['refused', 'asked', 'new', 'changed', 'unchanged'] as const;
type Tab = (typeof TABS)[number];

/** What is stale is refused too, for who reads the table. */
const tabOf = (status: SheetStatus): Tab => (status === 'stale' ? 'refused' : status);

/** The places of all rows, in the order of the file but for what somebody has to look at. */
const faultsFirst = (results: Import['results']): readonly number[] => {
  const isFault = (place: number): number => Number(FAULTS.includes(results[place]?.status));
  return [...results.keys()].sort((one, other) => isFault(other) - isFault(one));
};
const FAULTS: readonly (SheetStatus | undefined)[] = ['refused', 'stale', 'asked'];

/** The outcome of each row, by what it is; and the press that does it. */
export const Outcome = ({ picked, columns, mapping, at }: OutcomeProps): ReactElement => {
  const { results, isChecked, failure, act } = at;
  const [tab, setTab] = useState<Tab>();
  const { sheet } = picked;
  const placesOf = (wanted: Tab): readonly number[] =>
    results.flatMap((result, place) => (result && tabOf(result.status) === wanted ? [place] : []));
  const asked = placesOf('asked');
  const isBefore = act.progress.phase === 'rest';
  const title = isBefore || act.isBusy ? words.outcome : words.happened;
  return (
    <section className="clip card" aria-label={title}>
      <header className={`row wrap gap-8 ${styles.tabs}`}>
        <h2 className={`text-group ${styles.grow}`}>{title}</h2>
        <Chip aria-pressed={tab === undefined} onClick={() => setTab(undefined)}>
          {words.all} {results.length}
        </Chip>
        {TABS.filter((each) => each !== 'asked' || asked.length > 0).map((each) => (
          <Chip key={each} aria-pressed={tab === each} onClick={() => setTab(each)}>
            {words.tab[each]} {placesOf(each).length}
          </Chip>
        ))}
      </header>
      {failure !== undefined && (
        <Notice
          tone="error"
          className={styles.notice ?? ''}
          action={
            <Button variant="outlined" size="s" onClick={at.checkAgain}>
              {words.again}
            </Button>
          }
        >
          {shownError(failure, words.checkFailed)}
        </Notice>
      )}
      {isBefore && asked.length > 1 && (
        <Notice
          tone="warning"
          className={styles.notice ?? ''}
          action={
            <>
              <Button variant="outlined" size="s" onClick={() => at.answer(asked, 'same')}>
                {words.sameAll}
              </Button>
              <Button variant="outlined" size="s" onClick={() => at.answer(asked, 'other')}>
                {words.otherAll}
              </Button>
            </>
          }
        >
          {shownText(words.askAll, { smart_count: asked.length })}
        </Notice>
      )}
      <OutcomeTable
        lines={sheet.lines}
        at={at}
        isOpen={isBefore}
        mapping={mapping}
        columns={columns}
        shown={tab ? placesOf(tab) : faultsFirst(results)}
        awaited={isChecked || failure !== undefined ? 0 : sheet.rows.length - results.length}
        labels={isBefore ? words.status : words.done}
      />
      {act.isBusy && <Bar act={act} />}
    </section>
  );
};

const Bar = ({ act }: Pick<Import, 'act'>): ReactElement => {
  const { done, all } = act.progress;
  const [isStopping, setStopping] = useState(false);
  const said = shownText(words.writing, { done, all });
  return (
    <footer className={styles.foot}>
      <div className={styles.grow}>
        <p className="muted text-label" role="status">
          {said}
        </p>
        <progress className="full" value={done} max={all} aria-label={said} />
      </div>
      <Button
        variant="outlined"
        loading={isStopping && words.stopping}
        onClick={() => {
          setStopping(true);
          act.stop();
        }}
      >
        {words.stop}
      </Button>
    </footer>
  );
};
