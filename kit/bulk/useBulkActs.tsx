import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { canWrite } from '../../contract/permissions';
import type { BulkAct, BulkTarget, ResourceBulk } from '../declaration/BulkAct';
import type { Resource } from '../declaration/defineResource';
import { useFieldsOf } from '../history/useFieldsOf';
import { CapabilitiesContext, useMay } from '../parts/may';
import type { BarAct } from './ActsBar';
import { bulkActsOf } from './actions';

interface BulkActs {
  readonly acts: readonly BarAct[];
  /** The dialog of the act that was chosen. */
  readonly layer: ReactNode;
  /** Whether it is known what is offered: a bar that grew later would move under the finger. */
  readonly isReady: boolean;
}

/** What a resource offers to do to many of its records, as far as this person and this backend may. */
export const useBulkActs = (resource: Resource, isOn: boolean, target: BulkTarget): BulkActs => {
  const may = useMay();
  const capabilities = useContext(CapabilitiesContext);
  const own = useActsOf(isOn ? resource.bulk : undefined);
  const all = own && [...own, ...bulkActsOf((isOn && resource.actions) || [])];
  const isAnnounced = ({ capability }: BulkAct) => capability === undefined || capabilities.has(capability);
  const fields = useFieldsOf(all?.some((act) => act.fields && isAnnounced(act)) ? resource : undefined);
  const [open, setOpen] = useState<{
    readonly act: BulkAct;
    readonly anchor: HTMLElement;
    /** As it was when it was chosen: ticks that come and go meanwhile are another matter. */
    readonly target: BulkTarget;
  }>();
  const done = useRef<BulkTarget['ids']>(undefined);
  const noted = (asked: BulkTarget): BulkTarget => ({
    ...asked,
    onDone: () => {
      done.current = asked.ids;
      asked.onDone?.();
    },
  });
  const canFill = (name: string): boolean => {
    const field = fields?.find((each) => each.name === name);
    return field !== undefined && canWrite(field, 'edit');
  };
  const isOffered = (act: BulkAct): boolean =>
    isAnnounced(act) &&
    may(act.call.resource, act.call.verb) &&
    (act.fields ?? []).every(canFill) &&
    (act.isFor?.(target) ?? true);
  return {
    isReady: all !== undefined && fields !== undefined,
    acts: (all ?? []).filter(isOffered).map((act) => ({
      key: act.key,
      label: act.label,
      short: act.short,
      Icon: act.Icon,
      // Pressed twice it is one act, also where it asks nothing and is done before the second press.
      onPress: (anchor) =>
        target.ids !== done.current && setOpen((now) => now ?? { act, anchor, target: noted(target) }),
    })),
    layer: open && (
      <open.act.Dialog target={open.target} anchor={open.anchor} onClosed={() => setOpen(undefined)} />
    ),
  };
};

const NONE: readonly BulkAct[] = [];

const useActsOf = (bulk: ResourceBulk | undefined): readonly BulkAct[] | undefined => {
  const [acts, setActs] = useState<readonly BulkAct[]>();
  useEffect(() => {
    // Code that does not arrive takes only its own buttons along.
    bulk?.acts().then(setActs, () => setActs(NONE));
  }, [bulk]);
  return bulk ? acts : NONE;
};
