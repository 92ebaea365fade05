import { screen } from '@testing-library/react';
import type { Capability } from '../../../contract/vocabulary';
import type { Resource } from '../../../kit/declaration/defineResource';
import { points } from '../../../resources/points';
import { openConsole } from '../openConsole';
import { formBackend } from './formBackend';

await import('../../../kit/form/FormPage');

interface OpenFormOptions {
  readonly status?: string | null;
  readonly backend?: ReturnType<typeof formBackend>;
  readonly resources?: readonly Resource[];
  readonly capabilities?: readonly Capability[];
}

/** The points' pages of the console at an address, before a backend of one point (number 7). */
export const openForm = (
  at: string,
  { status, backend = formBackend(status), resources = [points], capabilities = [] }: OpenFormOptions = {},
) => {
  localStorage.setItem('token', 'somebody');
  const view = openConsole({ resources, backend, at, capabilities });
  return { ...view, backend };
};

export const EDIT = '/management/points/edit?id=7';
export const ADD = '/management/points/add';

export const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
export const lockedTabs = () =>
  screen
    .getAllByRole<HTMLButtonElement>('tab')
    .filter((tab) => tab.disabled)
    .map((tab) => tab.textContent);
export const currentTab = () => screen.getByRole('tab', { selected: true }).textContent;
export const submitButton = () => screen.getByRole('button', { name: /Сохранить|Создать|Отправить/ });
