import { useCallback, useMemo, useRef, useState } from 'react';
import type { Identifier } from 'react-admin';

export interface RowSelection {
  readonly ids: ReadonlySet<Identifier>;
  /** Ticks or unticks one; with Shift all between the one before and this. */
  readonly toggle: (id: Identifier, isRange: boolean) => void;
  /** Ticks or unticks all of these. */
  readonly put: (ids: readonly Identifier[], isOn: boolean) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<Identifier> = new Set();

/** Which records of a board are ticked. @param order all of them, as they are shown */
export const useRowSelection = (order: () => readonly Identifier[]): RowSelection => {
  const [ids, setIds] = useState(NONE);
  const latest = useRef({ order, ids });
  latest.current = { order, ids };
  const last = useRef<Identifier>(undefined);

  const put = useCallback((some: readonly Identifier[], isOn: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const id of some) isOn ? after.add(id) : after.delete(id);
      return after.size === 0 ? NONE : after;
    });
  }, []);
  const toggle = useCallback(
    (id: Identifier, isRange: boolean) => {
      const isOn = !latest.current.ids.has(id);
      const all = latest.current.order();
      const from = last.current === undefined ? -1 : all.indexOf(last.current);
      const to = all.indexOf(id);
      last.current = id;
      const range = isRange && from >= 0 ? all.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      put(range, isOn);
    },
    [put],
  );
  const clear = useCallback(() => setIds(NONE), []);
  return useMemo(() => ({ ids, toggle, put, clear }), [ids, toggle, put, clear]);
};
