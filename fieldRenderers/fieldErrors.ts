import type { FieldError } from '../contract/fields/FieldTypeRules';
import { createListeners, type Listeners } from '../ui/createListeners';

export type ErrorList = readonly FieldError[];

/**
 * The faults of a form, by field name. It stands beside react-hook-form's state, because a subscriber there hears of
 * every field: here a field hears of itself only, so seventy wrong fields render once each, in one commit.
 */
export interface FieldErrors {
  readonly of: (name: string) => ErrorList;
  /** Names of the fields that have errors. */
  readonly names: () => readonly string[];
  readonly set: (name: string, errors: ErrorList) => void;
  /** Replaces everything: names that are absent become fine. */
  readonly replace: (all: Readonly<Record<string, ErrorList>>) => void;
  readonly subscribe: (name: string, listener: () => void) => () => void;
  readonly subscribeAll: (listener: () => void) => () => void;
}

const NONE: ErrorList = [];

export const createFieldErrors = (): FieldErrors => {
  const errors = new Map<string, ErrorList>();
  const listeners = new Map<string, Listeners>();
  const { subscribe: subscribeAll, tell: notifyWatchers } = createListeners();

  const write = (name: string, next: ErrorList): boolean => {
    if (sameErrors(errors.get(name) ?? NONE, next)) return false;
    if (next.length > 0) errors.set(name, next);
    else errors.delete(name);
    listeners.get(name)?.tell();
    return true;
  };

  return {
    of: (name) => errors.get(name) ?? NONE,
    names: () => [...errors.keys()],
    set: (name, next) => {
      if (write(name, next)) notifyWatchers();
    },
    replace: (all) => {
      const names = new Set([...errors.keys(), ...Object.keys(all)]);
      const changed = [...names].map((name) =>
        write(name, Object.hasOwn(all, name) ? (all[name] ?? NONE) : NONE),
      );
      if (changed.includes(true)) notifyWatchers();
    },
    subscribe: (name, listener) => {
      const own = listeners.get(name) ?? createListeners();
      listeners.set(name, own);
      return own.subscribe(listener);
    },
    subscribeAll,
  };
};

const sameErrors = (a: ErrorList, b: ErrorList): boolean =>
  a === b || (a.length === b.length && JSON.stringify(a) === JSON.stringify(b));
