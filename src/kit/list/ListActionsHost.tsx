import { type Identifier, type RaRecord, useListContext } from 'ra-core';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { BulkAction, RowAction } from '../resourceDeclaration';
import { ConfirmVerb } from '../verbs/ConfirmVerb';
import type { Verb } from '../verbs/verbs';
import { type ListActions, ListActionsContext } from './ListActionsContext';
import { useListMode } from './ListMode';
import { useKnownNames } from './useKnownNames';
import { useListVerb } from './useListVerb';

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu')).RowMenu }));

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
      {open?.kind === 'row' && open.action.effect({ record: open.record, onClose: close })}
      {open?.kind === 'bulk' && <BulkEffect action={open.action} ids={open.ids} onClose={close} />}
      {open?.kind === 'verb' && (
        <VerbEffect
          verb={open.verb}
          ids={open.ids}
          onClose={close}
          onDone={() => region.current?.focus({ preventScroll: true })}
        />
      )}
    </ListActionsContext>
  );
};

interface EffectProps {
  readonly ids: readonly Identifier[];
  readonly onClose: () => void;
}

const BulkEffect = ({ action, ids, onClose }: EffectProps & { readonly action: BulkAction }) => {
  const { onUnselectItems } = useListContext();
  return action.effect({ ids, onClose, onDone: () => onUnselectItems() });
};

/** After it is done the button that was pressed may be gone with its row, so the focus goes to the list. */
const VerbEffect = ({
  verb,
  ids,
  onClose,
  onDone,
}: EffectProps & { readonly verb: Verb; readonly onDone: () => void }) => {
  const { resource } = useListMode();
  const { data = [] } = useListContext();
  const nameOf = useKnownNames(resource);
  const run = useListVerb(verb);
  const isDone = useRef(false);
  const onPage = new Set(data.map((record) => record.id));
  return (
    <ConfirmVerb
      resource={resource}
      verb={verb}
      ids={ids}
      nameOf={nameOf}
      unseen={ids.filter((id) => !onPage.has(id)).length}
      onConfirm={async () => {
        await run(ids);
        isDone.current = true;
      }}
      onClose={() => {
        onClose();
        if (isDone.current) onDone();
      }}
    />
  );
};
