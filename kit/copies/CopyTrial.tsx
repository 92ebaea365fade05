import { type ReactNode, useId } from 'react';
import type { OnConflict } from '../../contract/copies';
import { copyWords as words } from '../../i18n/copyWords';
import { shownText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Tick } from '../../ui/Tick';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { useFieldsOf } from '../history/useFieldsOf';
import { ErrorState } from '../parts/ErrorState';
import type { Copying } from './Copying';
import styles from './copies.module.css';
import { PlaceOutcome } from './PlaceOutcome';
import type { CopyAsked, CopyCalls } from './useCopyCalls';
import { useTryOut } from './useTryOut';

interface CopyTrialProps {
  readonly resource: string;
  readonly asked: Required<CopyAsked>;
  readonly copying: Copying;
  readonly calls: CopyCalls;
  readonly isBusy: boolean;
  /** Why it was not done. */
  readonly failed: ReactNode;
  readonly onConflict: (onConflict: OnConflict) => void;
  readonly onBack: () => void;
  readonly onCopy: () => void;
}

/** What becomes of what is there by the same name, and what the copy would make in each parent. */
export const CopyTrial = ({ resource, asked, copying, calls, isBusy, failed, ...on }: CopyTrialProps) => {
  const trial = useTryOut(resource, asked, calls);
  const fields = useFieldsOf(useResourceNamed(copying.compared)) ?? [];
  const group = useId();
  const ways = [
    ['skip', words.skip],
    ['update', words.update],
    ['rename', copying.rename],
  ] as const satisfies readonly (readonly [OnConflict, string])[];
  const isFresh = trial.data !== undefined && !trial.isPlaceholderData && !trial.isFetching;
  const count = trial.data?.filter(({ status }) => status === 'done').length ?? 0;
  return (
    <>
      <div className={styles.body}>
        <fieldset className={styles.ways} disabled={isBusy}>
          <legend>{words.same}</legend>
          {ways.map(([way, label]) => (
            <Tick
              key={way}
              type="radio"
              name={group}
              checked={way === asked.onConflict}
              label={label}
              onChange={() => on.onConflict(way)}
            />
          ))}
        </fieldset>
        {trial.error && !trial.isFetching ? (
          <ErrorState
            error={trial.error}
            fallback={words.previewFailed}
            onRetry={() => void trial.refetch()}
          />
        ) : trial.data ? (
          <section aria-label={words.preview} aria-busy={!isFresh}>
            <ul className={styles.places}>
              {trial.data.map((result) => (
                <PlaceOutcome
                  key={result.point_id}
                  result={result}
                  copying={copying}
                  fields={fields}
                  isDone={false}
                />
              ))}
            </ul>
          </section>
        ) : (
          <div className={styles.waiting} role="status">
            {words.looking}
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        {failed}
        <Button variant="outlined" disabled={isBusy} onClick={on.onBack}>
          {words.back}
        </Button>
        <Button disabled={!isFresh || count === 0} loading={isBusy && words.copying} onClick={on.onCopy}>
          {count > 0 ? shownText(words.copy, { smart_count: count }) : isFresh ? words.nothing : words.plain}
        </Button>
      </footer>
    </>
  );
};
