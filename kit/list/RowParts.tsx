import { type ChangeEvent, type MouseEvent, useCallback, useRef } from 'react';
import { type Identifier, type RaRecord, useEvent, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Glyph } from '../../ui/Glyph';
import { Tick } from '../../ui/Tick';
import { type Verb, verbWords } from '../declaration/verbs';
import { type ListMode, useListMode } from '../listMode/ListMode';
import { useParents } from '../queryRouter/ParentsContext';
import { useAddress } from '../queryRouter/useAddress';
import { useListActions } from './ListActionsContext';

/** Opens a row's menu. A plain button: a list holds many, and MUI's costs a dozen components each. */
export const RowMenuButton = ({ record, name }: { readonly record: RaRecord; readonly name: string }) => {
  const { openMenu } = useListActions();
  return (
    <button
      className="carte-dots muted round hover-sunken hover-ink focus-in"
      type="button"
      aria-haspopup="menu"
      aria-label={text('list.rowActions', { name })}
      onClick={(event) => openMenu(record, event.currentTarget)}
    >
      <Glyph name="dots" />
    </button>
  );
};

interface QuickVerbProps {
  readonly verb: Verb;
  readonly record: RaRecord;
  readonly name: string;
}

/** What one comes to a row for, without opening its menu. */
export const QuickVerb = ({ verb, record, name }: QuickVerbProps) => {
  const { ask } = useListActions();
  const label = text(verbWords[verb].label);
  return (
    <Button
      variant="outlined"
      size="s"
      aria-label={text('list.verbOf', { verb: label, name })}
      onClick={() => ask(verb, [record.id])}
    >
      {label}
    </Button>
  );
};

interface SelectAllProps {
  readonly rows: readonly RaRecord[];
  readonly selected: ReadonlySet<Identifier>;
  readonly onSelect: (ids: Identifier[]) => void;
  /** Words beside the tick; without them it is labelled for screen readers only. */
  readonly label?: string;
}

/** Ticks or unticks the rows of this page; ticks on other pages stay as they are. */
export const SelectAllTick = ({ rows, selected, onSelect, label }: SelectAllProps) => {
  const ids = rows.map((record) => record.id);
  const ticked = ids.filter((id) => selected.has(id)).length;
  const isAll = ids.length > 0 && ticked === ids.length;
  const change = (): void => {
    const elsewhere = [...selected].filter((id) => !ids.includes(id));
    onSelect(isAll ? elsewhere : [...elsewhere, ...ids]);
  };
  return (
    <Tick
      checked={isAll}
      isMixed={ticked > 0 && !isAll}
      disabled={ids.length === 0}
      {...(label ? { label } : { 'aria-label': text('list.selectAll') })}
      onChange={change}
    />
  );
};

type ToggleTick = (id: Identifier, event: ChangeEvent) => void;

/** What a record is drawn from, as a row of the table and as a card. */
export interface ListRowProps {
  readonly record: RaRecord;
  readonly mode: ListMode;
  readonly isSelected: boolean;
  readonly addressOf: (record: RaRecord) => string | undefined;
  readonly onToggle: ToggleTick;
}

/** What the rows of this page are drawn with, a row each, and what stands above them. */
export const useRows = (rows: readonly RaRecord[]) => {
  const mode = useListMode();
  const { selectedIds, onSelect } = useListContext();
  const addressOf = useRowAddress();
  const tickable = rows.filter(mode.canTick);
  const onToggle = useTicks(tickable);
  const selected = new Set(selectedIds);
  const rowProps = rows.map((record): ListRowProps & { readonly key: Identifier } => ({
    key: record.id,
    record,
    mode,
    isSelected: selected.has(record.id),
    addressOf,
    onToggle,
  }));
  return { mode, rowProps, addressOf, onToggle, all: { rows: tickable, selected, onSelect } };
};

/** Ticks or unticks a row; with Shift all rows between the one before and this. Always the same function. */
const useTicks = (rows: readonly RaRecord[]): ToggleTick => {
  const { selectedIds, onSelect } = useListContext();
  const last = useRef<Identifier>(undefined);
  return useEvent((id: Identifier, { nativeEvent }: ChangeEvent) => {
    const ids = rows.map((row) => row.id);
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)].sort((one, other) => one - other);
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true && from !== -1;
    const meant = isRange ? ids.slice(from, Number(to) + 1) : [id];
    const others = selectedIds.filter((each) => !meant.includes(each));
    last.current = id;
    onSelect(selectedIds.includes(id) ? others : [...others, ...meant]);
  });
};

/** Where a row's title leads: what the resource says, else its edit page; deleted records lead nowhere. */
const useRowAddress = (): ((record: RaRecord) => string | undefined) => {
  const { resource, kind } = useListMode();
  const parents = useParents();
  const address = useAddress(resource);
  return useCallback(
    (record) => {
      if (kind === 'deleted') return undefined;
      return resource.list.target ? resource.list.target(record, parents) : address('edit', record.id);
    },
    [resource, kind, parents, address],
  );
};

/**
 * Turns plain clicks on inner links below into navigation. One handler for all rows: react-router's `<Link>` follows the
 * location, so a table of them renders again with every navigation.
 */
export const useLinkClicks = (): ((event: MouseEvent<HTMLElement>) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const address = link?.getAttribute('href');
      if (!link || !address?.startsWith('/') || link.hasAttribute('target')) return;
      event.preventDefault();
      void navigate(address);
    },
    [navigate],
  );
};

/** Ctrl, Cmd, Shift and Alt mean the browser's own doing: a new tab, a window, a download. */
const hasModifier = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
