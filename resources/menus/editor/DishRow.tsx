import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { type ComponentProps, memo, type ReactNode } from 'react';
import type { FieldConfig } from '../../../contract/fieldConfig';
import { text } from '../../../i18n/text';
import { Thumbnail } from '../../../kit/cells/Thumbnail';
import { shownText, textOf } from '../../../kit/rows/BoardColumn';
import { Cell } from '../../../kit/rows/Cell';
import { useBoardCells, useRefusal } from '../../../kit/rows/useBoardEditing';
import { readVisibility } from '../../../kit/visibility/readVisibility';
import { Glyph } from '../../../ui/Glyph';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { Switch } from '../../../ui/Switch';
import { Tick } from '../../../ui/Tick';
import { StopNote } from '../../shared/stop/stopParts';
import type { Dish } from './board';
import { columns, portion, price, title } from './columns';
import styles from './editor.module.css';

/** Which cells of a row may be seen, and by which field they are edited; the same for every row. */
export interface CellRights {
  readonly title: FieldConfig | undefined;
  readonly portion: FieldConfig | undefined;
  readonly price: FieldConfig | undefined;
  readonly seesPortion: boolean;
  readonly seesPrice: boolean;
  readonly canStop: boolean;
  readonly resource: string;
  readonly markTitles: ReadonlyMap<number, string>;
}

/** What a row asks of the board; never changes. */
export interface RowActs {
  readonly toggle: (dish: Dish, isRange: boolean) => void;
  readonly stop: (dish: Dish) => void;
  readonly open: (dish: Dish) => void;
  readonly menu: (dish: Dish, anchor: HTMLElement) => void;
}

interface DishRowProps {
  readonly dish: Dish;
  readonly rights: CellRights;
  readonly acts: RowActs;
  readonly isTicked: boolean;
  /** Something is ticked: then every row offers its tick. */
  readonly isPicking: boolean;
  readonly isCurrent: boolean;
  /** What takes the row by its handle; nothing where it cannot be moved. */
  readonly handle?: ComponentProps<'button'> | undefined;
}

const KEYS = columns.map(({ key }) => key);

/** One dish of the board: everything that is changed all day long is changed here. */
export const DishRow = memo(
  ({ dish, rights, acts, isTicked, isPicking, isCurrent, handle }: DishRowProps) => {
    const isStopped = dish.stopable.length > 0;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of controls in a list of thousands, no fieldset
      <div
        role="group"
        aria-label={dish.title}
        data-row={dish.id}
        className={looks({ isTicked, isPicking, isCurrent, isStopped })}
      >
        <span className={`centre ${styles.tick}`}>
          <Tick
            checked={isTicked}
            aria-label={text('list.selectRow', { name: dish.title })}
            onClick={(event) => acts.toggle(dish, event.shiftKey)}
            onChange={() => {}}
          />
        </span>
        <Handle name={dish.title} handle={handle} />
        <button
          type="button"
          className={`square-44 block round ${styles.photo}`}
          title={text('editor.open')}
          aria-label={text('editor.openOf', { name: dish.title })}
          onClick={() => acts.open(dish)}
        >
          <Thumbnail picture={dish.image === undefined ? undefined : { url: dish.image }} />
        </button>
        <div className={`stack slim tight middle ${styles.name}`}>
          <Cell
            column={title}
            record={dish}
            name={dish.title}
            field={rights.title}
            className={styles.title}
          />
          <SecondLine dish={dish} rights={rights} />
        </div>
        <div className={`muted ${styles.portion}`}>
          {rights.seesPortion && (
            <Cell column={portion} record={dish} name={dish.title} field={rights.portion} />
          )}
        </div>
        <div className={`medium ${styles.price}`}>
          {rights.seesPrice && <Cell column={price} record={dish} name={dish.title} field={rights.price} />}
        </div>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is the control */}
        <label
          className={`centre tall pointer ${styles.switch}`}
          title={text(isStopped ? 'editor.stopped' : 'editor.onSale')}
        >
          <Switch
            checked={!isStopped}
            disabled={!rights.canStop}
            aria-label={text('editor.onSaleOf', { name: dish.title })}
            onChange={() => acts.stop(dish)}
          />
        </label>
        <button
          type="button"
          className={`carte-dots muted round hover-sunken hover-ink focus-in ${styles.more}`}
          aria-haspopup="menu"
          aria-label={text('list.rowActions', { name: dish.title })}
          onClick={(event) => acts.menu(dish, event.currentTarget)}
        >
          <Glyph name="dots" />
        </button>
      </div>
    );
  },
);
DishRow.displayName = 'DishRow';

type HandleProps = Pick<DishRowProps, 'handle'> & { readonly name: string };

const Handle = ({ name, handle }: HandleProps): ReactNode =>
  handle ? (
    <button
      type="button"
      {...handle}
      className={styles.handle}
      aria-label={text('editor.handle', { name })}
      title={text('editor.handleHint')}
    >
      <Glyph name="grip" />
    </button>
  ) : (
    <span className={styles.handle} />
  );

type Looks = Pick<DishRowProps, 'isTicked' | 'isPicking' | 'isCurrent'> & { readonly isStopped: boolean };

const looks = ({ isTicked, isPicking, isCurrent, isStopped }: Looks): string =>
  [
    styles.row,
    isTicked && `selected ${styles.ticked}`,
    isPicking && styles.picking,
    isCurrent && styles.current,
    isStopped && styles.stopped,
  ]
    .filter(Boolean)
    .join(' ');

/** Below the name stands one thing: what was refused, why guests do not see it, that it is stopped, or its marks. */
const SecondLine = ({ dish, rights }: Pick<DishRowProps, 'dish' | 'rights'>): ReactNode => {
  const refusal = useRefusal(dish.id, KEYS);
  if (refusal) return <Refusal dish={dish} {...refusal} />;
  if (dish.stopable.length > 0)
    return (
      <span className={`wrong ${styles.second}`}>
        <DoNotDisturbOnOutlined aria-hidden />
        <StopNote record={dish} />
      </span>
    );
  return <DishNote dish={dish} own={rights.resource} markTitles={rights.markTitles} />;
};

interface RefusalProps {
  readonly dish: Dish;
  readonly column: string;
  readonly refused: { readonly typed: string; readonly words: string; readonly theirs?: string };
}

const Refusal = ({ dish, column: key, refused: { typed, words, theirs } }: RefusalProps) => {
  const { cells } = useBoardCells();
  const at = { row: dish.id, column: key };
  const column = columns.find((each) => each.key === key) ?? title;
  const before = textOf(column, dish);
  const wayBack = theirs === undefined ? 'editor.bringBack' : 'editor.keepTheirs';
  return (
    <span className={`wrong ${styles.second}`} role="alert" title={words}>
      <span className="ellipsis slim">{words}</span>
      {theirs !== undefined && (
        <button type="button" onClick={() => cells.save(at, typed, theirs)}>
          {text('editor.keepMine', { value: shownText(column, typed) })}
        </button>
      )}
      <button type="button" onClick={() => cells.drop(at)}>
        {before ? text(wayBack, { value: shownText(column, before) }) : text('common.cancel')}
      </button>
    </span>
  );
};

const RowGuests = lazyWithPreload(
  async () => (await import('../../../kit/visibility/HiddenWords')).RowGuests,
);

interface DishNoteProps {
  readonly dish: Dish;
  /** The resource of the rows: what is set above them is said at their heading. */
  readonly own: string;
  readonly markTitles: ReadonlyMap<number, string>;
}

/** What hides this dish alone, else its marks in words. */
const DishNote = ({ dish, markTitles, own }: DishNoteProps): ReactNode => {
  const visibility = readVisibility(dish);
  const causes = visibility?.causes.filter(({ resource }) => resource === own) ?? [];
  if (visibility && causes.length > 0)
    return (
      <span className={`caution ${styles.second}`}>
        <VisibilityOffOutlined aria-hidden />
        <span className="ellipsis slim">
          <RowGuests causes={causes} zone={visibility.timezone} own={own} />
        </span>
      </span>
    );
  const marks = dish.marks.flatMap((id) => markTitles.get(id) ?? []);
  return marks.length > 0 ? <span className={`muted ${styles.second}`}>{marks.join(' · ')}</span> : null;
};
