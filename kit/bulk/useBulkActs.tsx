import { type ReactNode, useContext, useEffect, useState } from 'react';
import { canWrite } from '../../contract/permissions';
import type { BulkAct, BulkTarget, ResourceBulk } from '../declaration/BulkAct';
import type { Resource } from '../declaration/defineResource';
import { useFieldsOf } from '../history/useFieldsOf';
import { CapabilitiesContext, useMay } from '../parts/may';
import type { BarAct } from './ActsBar';

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
  const all = useActsOf(isOn ? resource.bulk : undefined);
  const isAnnounced = ({ capability }: BulkAct) => capability === undefined || capabilities.has(capability);
  const fields = useFieldsOf(all?.some((act) => act.fields && isAnnounced(act)) ? resource : undefined);
  const [open, setOpen] = useState<{
    readonly act: BulkAct;
    readonly anchor: HTMLElement;
    /** As it was when it was chosen: ticks that come and go meanwhile are another matter. */
    readonly target: BulkTarget;
  }>();
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
      Icon: act.Icon,
      onPress: (anchor) => setOpen({ act, anchor, target }),
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
