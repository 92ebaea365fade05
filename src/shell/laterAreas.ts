import { PERMISSION_KEYS } from '../../contract/vocabulary';
import { text } from '../../i18n/text';
import { sidebarGroups } from './sidebarGroups';

export interface LaterArea {
  readonly path: string;
  readonly title: string;
}

/** The areas of the sidebar that no resource serves yet (docs/spec/3-decisions.md): each opens the page that says so. */
export const laterAreas = (taken: readonly string[]): readonly LaterArea[] => {
  const entries = sidebarGroups(PERMISSION_KEYS).flatMap(({ items }) => items);
  return [
    ...entries.map(({ path, text: title }) => ({ path, title })),
    { path: '/notification', title: text('shell.notifications') },
  ].filter(({ path }) => !taken.includes(path));
};
