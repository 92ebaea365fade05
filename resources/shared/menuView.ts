import type { Parents } from '../../kit/declaration/Parents';

/** This browser keeps under it how menus were looked at last. */
export const VIEW_KEY = 'carte.menuView';

type MenuView = 'board' | 'list';

/** Menus open as they were looked at last: on this device, and as a list until somebody has chosen. */
export const menuView = (): MenuView => {
  try {
    return localStorage.getItem(VIEW_KEY) === 'board' ? 'board' : 'list';
  } catch {
    return 'list';
  }
};

export const rememberView = (view: MenuView): void => {
  try {
    localStorage.setItem(VIEW_KEY, view);
  } catch {
    // A full storage forgets it: menus open as a list.
  }
};

export const boardAddress = ({ pointId = '', menuId = '' }: Parents): string =>
  `/menu/editor?${new URLSearchParams({ pointId, menuId })}`;

export const listAddress = (menuId: string): string => `/menu?${new URLSearchParams({ id: menuId })}`;
