import type { rowActions } from './rowActions';

type Actions = typeof rowActions;

/** Entries of a row's menu that no list waits for. */
export const moreActions =
  <Name extends keyof Actions>(name: Name): (() => Promise<Actions[Name]>) =>
  async () =>
    (await import('./rowActions')).rowActions[name];
