import { useId, useState } from 'react';
import type { Identifier } from 'react-admin';
import type { OnConflict } from '../../contract/copies';
import { limits } from '../../contract/limits';
import { copyWords as words } from '../../i18n/copyWords';
import { shownText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Tick } from '../../ui/Tick';
import { ChangeFlow } from '../change/ChangeFlow';
import { ChangeFoot } from '../change/ChangeFrame';
import styles from '../change/change.module.css';
import type { Answer } from '../change/outcomes';
import { useTrial } from '../change/useTrial';
import { ChoiceTicks, type Chosen } from '../chooser/ChoiceTicks';
import type { Resource } from '../declaration/defineResource';
import { SidePanel } from '../parts/SidePanel';
import { shownError } from '../parts/shownError';
import { useParents } from '../queryRouter/ParentsContext';
import type { Copying } from './Copying';
import { CopyReceipt, Places } from './CopyOutcomes';
import { type CopyOutcome, useCopyChange } from './useCopyChange';

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
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [onConflict, setOnConflict] = useState<OnConflict>('skip');
  const [isTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<Answer<CopyOutcome>>();
  const act = useCopyChange(resource, { ids, onConflict });
  return (
    <SidePanel title={title} onLeave={(close) => !act.isBusy && close()} onClosed={onClosed}>
      {(close) => {
        if (answer) return <CopyReceipt {...{ act, answer, copying }} onReady={close} />;
        if (!isTried)
          return <Where {...{ copying, chosen }} onChange={setChosen} onNext={() => setTried(true)} />;
        return (
          <Trying
            {...{ act, copying }}
            places={[...chosen.keys()].map((id) => ({ id: Number(id) }))}
            onConflict={setOnConflict}
            onBack={() => setTried(false)}
            onAnswer={(made) => {
              setAnswer(made);
              onDone?.();
            }}
          />
        );
      }}
    </SidePanel>
  );
};

interface WhereProps {
  readonly copying: Copying;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly onNext: () => void;
}

const Where = ({ copying: { among }, chosen, onChange, onNext }: WhereProps) => {
  const from = useParents()[among.parent];
  const [failure, setFailure] = useState('');
  const most = limits.maxCopyVenues;
  return (
    <>
      <div className={styles.body}>
        <p className="muted text-label">{words.note}</p>
        <ChoiceTicks
          choice={among}
          without={from}
          chosen={chosen}
          onChange={onChange}
          most={most}
          words={{ label: words.choice, all: words.all, allFound: words.allFound, none: words.onlyOne }}
          onFail={(error) => setFailure(shownError(error, 'errors.common'))}
        />
      </div>
      <ChangeFoot
        failure={failure}
        said={
          <>
            {chosen.size === 0 ? words.noneChosen : shownText(words.chosen, { smart_count: chosen.size })}{' '}
            {chosen.size >= most && shownText(words.most, { smart_count: most })}
          </>
        }
      >
        <Button disabled={chosen.size === 0} onClick={onNext}>
          {words.next}
        </Button>
      </ChangeFoot>
    </>
  );
};

type Copy = ReturnType<typeof useCopyChange>;

interface TryingProps {
  readonly act: Copy;
  readonly copying: Copying;
  readonly places: readonly { readonly id: number }[];
  readonly onConflict: (onConflict: OnConflict) => void;
  readonly onBack: () => void;
  readonly onAnswer: (answer: Answer<CopyOutcome>) => void;
}

/** What becomes of what is there by the same name, and what the copy would make in each parent. */
const Trying = ({ act, copying, places, onConflict, onBack, onAnswer }: TryingProps) => {
  const group = useId();
  const trial = useTrial(act.change, { key: ['copies', places], rows: places });
  const ways = [
    ['skip', words.skip],
    ['update', words.update],
    ['rename', copying.rename],
  ] as const satisfies readonly (readonly [OnConflict, string])[];
  return (
    <ChangeFlow<CopyOutcome>
      isPanel
      act={act}
      trial={trial}
      outcomes={({ rows, isOld }) =>
        trial.rows ? (
          <section aria-label={words.preview} aria-busy={isOld}>
            <Places rows={rows} copying={copying} />
          </section>
        ) : (
          <div className={styles.waiting} role="status">
            {words.looking}
          </div>
        )
      }
      // Of those that are gone it is told afterwards, too.
      isSent={() => true}
      submit={(count) =>
        count > 0
          ? shownText(words.copy, { smart_count: count })
          : trial.isCurrent
            ? words.nothing
            : words.plain
      }
      working={words.copying}
      failed={words.previewFailed}
      back={{ label: words.back, onPress: onBack }}
      onAnswer={onAnswer}
    >
      <fieldset className={styles.ways} disabled={act.isBusy}>
        <legend>{words.same}</legend>
        {ways.map(([way, label]) => (
          <Tick
            key={way}
            type="radio"
            name={group}
            checked={way === act.change.about.onConflict}
            label={label}
            onChange={() => onConflict(way)}
          />
        ))}
      </fieldset>
    </ChangeFlow>
  );
};
