import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { Identifier } from 'react-admin';
import type { CopyResult, OnConflict } from '../../contract/copies';
import { limits } from '../../contract/limits';
import { copyWords as words } from '../../i18n/copyWords';
import { shownText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Tick } from '../../ui/Tick';
import styles from '../bulk/bulk.module.css';
import { ChoiceTicks, type Chosen } from '../chooser/ChoiceTicks';
import type { Resource } from '../declaration/defineResource';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { useFieldsOf } from '../history/useFieldsOf';
import { ErrorState } from '../parts/ErrorState';
import { SidePanel } from '../parts/SidePanel';
import { shownError } from '../parts/shownError';
import { usePressKey } from '../parts/usePressKey';
import { useParents } from '../queryRouter/ParentsContext';
import type { Copying } from './Copying';
import { CopyReceipt } from './CopyReceipt';
import { PlaceOutcome } from './PlaceOutcome';
import { type CopyAsked, type CopyCalls, useCopyCalls } from './useCopyCalls';

export interface CopyPanelProps {
  readonly resource: Resource;
  readonly ids: readonly Identifier[];
  readonly title: string;
  readonly copying: Copying;
  readonly onClosed: () => void;
  /** It was done. */
  readonly onDone?: () => void;
}

/** Copies records to other parents: where to, what it would make there, and then what it has made, each with its way back. */
export const CopyPanel = ({ resource, ids, title, copying, onClosed, onDone }: CopyPanelProps) => {
  const { among } = copying;
  const from = useParents()[among.parent];
  const calls = useCopyCalls(resource);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [onConflict, setOnConflict] = useState<OnConflict>('skip');
  const [isTried, setTried] = useState(false);
  const [results, setResults] = useState<readonly CopyResult[]>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const keyOf = usePressKey();
  const to = [...chosen.keys()].map(Number);

  const copy = async (): Promise<void> => {
    const asked = { ids, to, onConflict };
    setBusy(true);
    setFailure(undefined);
    try {
      setResults(await calls.copy(asked, keyOf(asked)));
      onDone?.();
    } catch (error) {
      setFailure({ error });
    }
    setBusy(false);
  };
  const failed = failure && <Notice tone="error">{shownError(failure.error, 'errors.common')}</Notice>;
  return (
    <SidePanel title={title} onLeave={(close) => !isBusy && close()} onClosed={onClosed}>
      {(close) => {
        if (results) return <CopyReceipt copying={copying} calls={calls} results={results} onReady={close} />;
        if (isTried)
          return (
            <CopyTrial
              resource={resource.name}
              asked={{ ids, to, onConflict }}
              copying={copying}
              calls={calls}
              isBusy={isBusy}
              failed={failed}
              onConflict={setOnConflict}
              onBack={() => {
                setFailure(undefined);
                setTried(false);
              }}
              onCopy={() => void copy()}
            />
          );
        return (
          <>
            <div className={styles.body}>
              <p className="muted text-label">{words.note}</p>
              <ChoiceTicks
                choice={among}
                without={from}
                chosen={chosen}
                onChange={setChosen}
                most={limits.maxCopyVenues}
                words={{ label: words.choice, all: words.all, allFound: words.allFound, none: words.onlyOne }}
                onFail={(error) => setFailure({ error })}
              />
            </div>
            <footer className={styles.copiesFoot}>
              {failed}
              <p role="status">
                {chosen.size === 0 ? words.noneChosen : shownText(words.chosen, { smart_count: chosen.size })}{' '}
                {chosen.size >= limits.maxCopyVenues &&
                  shownText(words.most, { smart_count: limits.maxCopyVenues })}
              </p>
              <Button disabled={chosen.size === 0} onClick={() => setTried(true)}>
                {words.next}
              </Button>
            </footer>
          </>
        );
      }}
    </SidePanel>
  );
};

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
const CopyTrial = ({ resource, asked, copying, calls, isBusy, failed, ...on }: CopyTrialProps) => {
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
      <footer className={styles.copiesFoot}>
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

/** What a copy would make, asked of the backend itself, so that it promises nothing else than is done. */
const useTryOut = (resource: string, asked: CopyAsked | undefined, { tryOut }: CopyCalls) =>
  useQuery<readonly CopyResult[]>({
    // A key of its own: what has just been copied is not tried out again.
    queryKey: ['copies', resource, asked],
    queryFn: ({ signal }) => (asked ? tryOut(asked, signal) : []),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
