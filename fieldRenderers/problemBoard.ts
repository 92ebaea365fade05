import type { FieldProblem } from '../contract/fields/FieldKind';

export type Problems = readonly FieldProblem[];

/**
 * What is wrong with a form, by field name. It stands beside react-hook-form's state, because a subscriber there hears of
 * every field: here a field hears of itself only, so seventy wrong fields render once each, in one commit.
 */
export interface ProblemBoard {
  readonly of: (name: string) => Problems;
  /** Names of the fields that have problems. */
  readonly names: () => readonly string[];
  readonly set: (name: string, problems: Problems) => void;
  /** Replaces everything: names that are absent become fine. */
  readonly replace: (all: Readonly<Record<string, Problems>>) => void;
  readonly subscribe: (name: string, listener: () => void) => () => void;
  readonly subscribeAll: (listener: () => void) => () => void;
}

const NONE: Problems = [];

export const createProblemBoard = (): ProblemBoard => {
  const problems = new Map<string, Problems>();
  const listeners = new Map<string, Set<() => void>>();
  const watchers = new Set<() => void>();

  const write = (name: string, next: Problems): boolean => {
    if (sameProblems(problems.get(name) ?? NONE, next)) return false;
    if (next.length > 0) problems.set(name, next);
    else problems.delete(name);
    for (const listener of listeners.get(name) ?? []) listener();
    return true;
  };
  const tellWatchers = () => {
    for (const watcher of watchers) watcher();
  };

  return {
    of: (name) => problems.get(name) ?? NONE,
    names: () => [...problems.keys()],
    set: (name, next) => {
      if (write(name, next)) tellWatchers();
    },
    replace: (all) => {
      const names = new Set([...problems.keys(), ...Object.keys(all)]);
      const changed = [...names].map((name) =>
        write(name, Object.hasOwn(all, name) ? (all[name] ?? NONE) : NONE),
      );
      if (changed.includes(true)) tellWatchers();
    },
    subscribe: (name, listener) => {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => void own.delete(listener);
    },
    subscribeAll: (listener) => {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
  };
};

const sameProblems = (a: Problems, b: Problems): boolean =>
  a === b || (a.length === b.length && JSON.stringify(a) === JSON.stringify(b));
