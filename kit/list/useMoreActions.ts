import { useContext, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { callOf } from '../declaration/knownCalls';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { mayAct, useListMode } from '../listMode/ListMode';
import { CapabilitiesContext } from '../parts/capabilities';
import { useMay } from '../parts/may';

type Load = () => Promise<readonly RowAction[]>;

/** What has been read, by how it is read: the next menu opens with it at once. */
const known = new Map<Load, readonly RowAction[]>();
const NONE: readonly RowAction[] = [];

/** The entries of a row's menu that come with the menu, as far as somebody may use them; undefined = not here yet. */
export const useMoreActions = (record: RaRecord): readonly RowAction[] | undefined => {
  const { resource, kind } = useListMode();
  const capabilities = useContext(CapabilitiesContext);
  const may = useMay();
  const load = kind === 'list' ? resource.list.moreActions : undefined;
  const [actions, setActions] = useState(() => (load ? known.get(load) : NONE));
  useEffect(() => {
    if (!load || known.has(load)) return;
    let isOver = false;
    load()
      .then((found) => known.set(load, found))
      // Without them the menu is what it is; the next one that opens asks again.
      .catch(() => undefined)
      .finally(() => isOver || setActions(known.get(load) ?? NONE));
    return () => {
      isOver = true;
    };
  }, [load]);
  return actions?.filter((action) => {
    const needed = action.call && callOf(action.call.resource, action.call.verb)?.capability;
    return (
      (needed === undefined || [...capabilities].some((each) => each === needed)) &&
      mayAct(action, may) &&
      (action.isFor?.(record) ?? true)
    );
  });
};
