import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { type ComponentType, type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import type { Change } from '../../contract/entities';
import { shownText, text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Surface } from '../../ui/Surface';
import type { RowsProps } from '../declaration/ResourceDeclaration';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { useMay } from '../parts/may';
import { recordAddress } from '../queryRouter/useAddress';
import styles from './history.module.css';
import { canUndo, deedOf, personOf } from './isChange';
import { dayOf, timeOf, whenWords } from './whenWords';

/** Reading values needs every field type, which no list waits for. */
const LateChangeText = lazyWithPreload(async () => (await import('./ChangeText')).ChangeText);
const LateUndoQuestion = lazyWithPreload(async () => (await import('./UndoQuestion')).UndoQuestion);

interface Look {
  readonly icon: ComponentType;
  readonly tone?: 'success' | 'error' | 'warning' | 'info';
}

const LOOKS: Readonly<Record<Change['kind'], Look>> = {
  create: { icon: AddOutlined, tone: 'success' },
  update: { icon: EditOutlined, tone: 'warning' },
  delete: { icon: DeleteOutlined, tone: 'error' },
  restore: { icon: UndoOutlined, tone: 'success' },
  destroy: { icon: DeleteOutlined, tone: 'error' },
  stop: { icon: DoNotDisturbOnOutlined, tone: 'error' },
  resume: { icon: CheckOutlined, tone: 'success' },
  order: { icon: SwapVertOutlined, tone: 'info' },
  move: { icon: SwapVertOutlined, tone: 'info' },
  allergens: { icon: FactCheckOutlined, tone: 'success' },
};

interface TimelineProps {
  readonly changes: readonly Change[];
  /** Of the days. */
  readonly heading: 'h2' | 'h3';
  /** Of one record, which need not be named: who did it comes first. */
  readonly isOfOne?: boolean;
  /** Takes one back; none: that is no place for it. */
  readonly onUndo?: ((change: Change, isWholeAct: boolean) => void) | undefined;
}

/** What was done, by days, the last first: a sentence a change; what one act did in a venue is one entry. */
export const Timeline = ({ changes, heading: Heading, ...shared }: TimelineProps): ReactElement => (
  <div className={styles.days}>
    {grouped(changes, (change) => dayOf(change)).map((day) => (
      <section key={day[0]?.id}>
        <Heading className="text-small strong muted">{day[0] && dayOf(day[0])}</Heading>
        <ol>
          {grouped(day, (change) => (shared.isOfOne ? change.id : `${change.batch} ${change.point?.id}`)).map(
            (act) => (
              <Entry key={act[0]?.id} act={act} {...shared} />
            ),
          )}
        </ol>
      </section>
    ))}
  </div>
);

/** Neighbours of one key. */
const grouped = (
  changes: readonly Change[],
  keyOf: (change: Change) => string | number,
): readonly (readonly Change[])[] => {
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last?.[0] && keyOf(last[0]) === keyOf(change)) last.push(change);
    else groups.push([change]);
  }
  return groups;
};

interface EntryProps extends Pick<TimelineProps, 'isOfOne' | 'onUndo'> {
  readonly act: readonly Change[];
}

const Entry = ({ act, isOfOne = false, onUndo }: EntryProps): ReactElement | null => {
  const [first] = act;
  if (!first) return null;
  const { icon: Icon, tone } = LOOKS[first.kind];
  const isTold = act.length === 1 && hasLines(first);
  const said = [
    !isOfOne && first.point?.title,
    first.undoes !== null && text('history.undoes'),
    first.undone && text('history.undone'),
  ].filter((each) => typeof each === 'string');
  const undo = onUndo && canUndo(first) && (
    <Button variant="text" size="s" onClick={() => onUndo(first, act.length > 1)}>
      {text('history.takeBack')}
    </Button>
  );
  return (
    <li className={styles.event}>
      <span className="rigid circle centre square-32 tinted sign-18" data-tone={tone} aria-hidden>
        <Icon />
      </span>
      <div className="flex wrap gap-x-12 anywhere">
        <Sentence act={act} isOfOne={isOfOne} />
        {isTold && !isOfOne && <Told change={first} />}
      </div>
      {!isOfOne && undo}
      <time
        className="text-small muted figures"
        dateTime={first.createdAt}
        title={whenWords(first.createdAt, new Date(), first)}
      >
        {timeOf(first)}
      </time>
      <div className={isOfOne ? 'flex wrap level-middle gap-x-12' : 'slim anywhere'}>
        {act.length > 1 && <Records act={act} />}
        {isTold && isOfOne && (
          <div className="rigid narrow sunken round pad-8-12 below-4 text-label">
            <Told change={first} />
          </div>
        )}
        {said.length > 0 && <p className="fill muted text-small">{said.join(' · ')}</p>}
        {isOfOne && undo}
      </div>
    </li>
  );
};

/** So many records of one act are told at once. */
const ROWS = 2;

/** What one act has changed, record by record. */
const Records = ({ act }: Pick<EntryProps, 'act'>): ReactElement => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? act : act.slice(0, ROWS);
  const isTold = act.some(hasLines);
  return (
    <ul className={isTold ? 'card lines text-label below-4' : `text-label ${styles.names}`}>
      {shown.map((change, index) => (
        <li key={change.id} className={isTold ? 'flex wrap gap-x-12 pad-8-12' : undefined}>
          <RecordLink change={change} />
          {!isTold && (index < shown.length - 1 ? ', ' : ' ')}
          {hasLines(change) && <Told change={change} />}
        </li>
      ))}
      {shown.length < act.length && (
        <li className={isTold ? 'pad-x-12' : undefined}>
          <button type="button" className="accent strong reach" onClick={() => setWhole(true)}>
            {text('history.more', { count: act.length - ROWS })}
          </button>
        </li>
      )}
    </ul>
  );
};

/** Who did what to which record: `Анна Воронцова изменила блюдо «Борщ»`. */
const Sentence = ({ act, isOfOne }: Pick<EntryProps, 'act' | 'isOfOne'>): ReactElement | null => {
  const [first] = act;
  const resource = useResourceNamed(first?.resource ?? '');
  if (!first) return null;
  const isAlike = resource && act.every((change) => change.resource === first.resource);
  const count = { smart_count: act.length };
  const many = isAlike ? shownText(resource.messages.countAccusative, count) : text('history.records', count);
  // What was put in order stands in another case; what came back by itself is no object.
  const isObject = first.person !== null && first.kind !== 'order';
  return (
    <p>
      <strong>{personOf(first)}</strong> {deedOf(first)}
      {(act.length > 1 || isObject) && ` ${many.replace(/^1\s/, '')}`}
      {act.length === 1 && !(isOfOne && isObject) && (
        <>
          {' «'}
          <RecordLink change={first} />»
        </>
      )}
    </p>
  );
};

const hasLines = ({ kind }: Change): boolean => kind === 'update' || kind === 'allergens';

/** Its words come later, and nothing below moves then. */
const Told = ({ change }: { readonly change: Change }): ReactElement => (
  <div className={styles.told}>
    <LateChangeText change={change} />
  </div>
);

/** What the record was called; leads to it where it can be reached now. */
const RecordLink = ({ change }: { readonly change: Change }) => {
  const { record_id: id, point, place, title } = change;
  const resource = useResourceNamed(change.resource);
  const address = place
    ? recordAddress(resource, { id, place: { ...(point && { pointId: point.id }), ...place } })
    : undefined;
  return address === undefined ? (
    <span>{title}</span>
  ) : (
    <Link to={address} className="strong unlined hover-line reach">
      {title}
    </Link>
  );
};

/** A page of the journal; what has no way back says so when it is tried. */
export const JournalRows = ({ rows }: RowsProps<Change>): ReactElement => {
  const mayUndo = useMay()('changes', 'undo');
  const [asked, setAsked] = useState<{ readonly change: Change; readonly isWhole: boolean }>();
  return (
    <Surface>
      <Timeline
        heading="h2"
        changes={rows}
        onUndo={mayUndo ? (change, isWhole) => setAsked({ change, isWhole }) : undefined}
      />
      {asked && <LateUndoQuestion {...asked} onClose={() => setAsked(undefined)} />}
    </Surface>
  );
};
