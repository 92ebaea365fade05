import { useState } from 'react';
import type { Identifier } from 'react-admin';
import type { CopyResult, OnConflict } from '../../contract/copies';
import { limits } from '../../contract/limits';
import { copyWords as words } from '../../i18n/copyWords';
import { shownText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ChoiceTicks, type Chosen } from '../chooser/ChoiceTicks';
import type { Resource } from '../declaration/defineResource';
import { SidePanel } from '../parts/SidePanel';
import { shownError } from '../parts/shownError';
import { usePressKey } from '../parts/usePressKey';
import { useParents } from '../queryRouter/ParentsContext';
import type { Copying } from './Copying';
import { CopyReceipt } from './CopyReceipt';
import { CopyTrial } from './CopyTrial';
import styles from './copies.module.css';
import { useCopyCalls } from './useCopyCalls';

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
              <p className={styles.quiet}>{words.note}</p>
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
            <footer className={styles.foot}>
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
