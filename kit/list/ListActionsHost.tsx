import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';
import type { BulkAction, RowAction } from '../declaration/ResourceDeclaration';
import type { Verb } from '../declaration/verbs';
import { type ListActions, ListActionsContext } from './ListActionsContext';

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu')).RowMenu }));
const VerbDialog = lazy(async () => ({ default: (await import('./VerbDialog')).VerbDialog }));

type Open =
  | { readonly kind: 'menu'; readonly record: RaRecord; readonly anchor: HTMLElement }
  | { readonly kind: 'row'; readonly record: RaRecord; readonly action: RowAction }
  | { readonly kind: 'verb'; readonly verb: Verb; readonly ids: readonly Identifier[] }
  | { readonly kind: 'bulk'; readonly action: BulkAction; readonly ids: readonly Identifier[] };

/** Mounts the one menu, dialog or panel that is open over the list; rows only say what they want. */
export const ListActionsHost = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState<Open>();
  const region = useRef<HTMLDivElement>(null);
  const actions = useMemo<ListActions>(
    () => ({
      openMenu: (record, anchor) => setOpen({ kind: 'menu', record, anchor }),
      ask: (verb, ids) => setOpen({ kind: 'verb', verb, ids }),
      runRow: (action, record) => setOpen({ kind: 'row', record, action }),
      runBulk: (action, ids) => setOpen({ kind: 'bulk', action, ids }),
    }),
    [],
  );
  const close = (): void => setOpen(undefined);
  return (
    <ListActionsContext value={actions}>
      <div ref={region} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </div>
      {open?.kind === 'menu' && (
        <Suspense>
          <RowMenu record={open.record} anchor={open.anchor} onClose={close} />
        </Suspense>
      )}
      {open?.kind === 'row' && open.action.render({ record: open.record, onClose: close })}
      {open?.kind === 'bulk' && <BulkEffect action={open.action} ids={open.ids} onClose={close} />}
      {open?.kind === 'verb' && (
        <Suspense>
          <VerbDialog
            verb={open.verb}
            ids={open.ids}
            onClose={close}
            onDone={() => region.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </ListActionsContext>
  );
};

interface BulkProps {
  readonly action: BulkAction;
  readonly ids: readonly Identifier[];
  readonly onClose: () => void;
}

const BulkEffect = ({ action, ids, onClose }: BulkProps) => {
  const { onUnselectItems } = useListContext();
  return action.render({ ids, onClose, onDone: () => onUnselectItems() });
};
