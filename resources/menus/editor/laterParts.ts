import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/* What is opened from the rows: these wait for no form and no menu. */

export const AddSection = lazyWithPreload(async () => (await import('./AddSection')).AddSection);

export const DropdownMenu = lazyWithPreload(
  async () => (await import('../../../kit/parts/DropdownMenu')).DropdownMenu,
);
