import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { RowAction } from '../declaration/ResourceDeclaration';
import type { Verb } from '../declaration/verbs';
import { type ListActions, ListActionsContext } from './ListActionsContext';

const RowMenu = lazyWithPreload(async () => (await import('./RowMenu')).RowMenu);
const VerbDialog = lazyWithPreload(async () => (await import('./VerbDialog')).VerbDialog);

type Open =
  | { readonly kind: 'menu'; readonly record: RaRecord; readonly anchor: HTMLElement }
  | { readonly kind: 'row'; readonly record: RaRecord; readonly action: RowAction }
  | { readonly kind: 'verb'; readonly verb: Verb; readonly ids: readonly Identifier[] };

/** Mounts the one menu, dialog or panel that is open over the list; rows only say what they want. */
export const ListActionsHost = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState<Open>();
  const region = useRef<HTMLDivElement>(null);
  const actions = useMemo<ListActions>(
    () => ({
      openMenu: (record, anchor) => setOpen({ kind: 'menu', record, anchor }),
      ask: (verb, ids) => setOpen({ kind: 'verb', verb, ids }),
      runRow: (action, record) => setOpen({ kind: 'row', record, action }),
    }),
    [],
  );
  const close = (): void => setOpen(undefined);
  return (
    <ListActionsContext value={actions}>
      <div ref={region} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </div>
      {open?.kind === 'menu' && <RowMenu record={open.record} anchor={open.anchor} onClose={close} />}
      {open?.kind === 'row' && open.action.render({ record: open.record, onClose: close })}
      {open?.kind === 'verb' && (
        <VerbDialog
          verb={open.verb}
          ids={open.ids}
          onClose={close}
          onDone={() => region.current?.focus({ preventScroll: true })}
        />
      )}
    </ListActionsContext>
  );
};
