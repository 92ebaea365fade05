import { lazyWithPreload } from '../../ui/lazyWithPreload';

/* What is asked above a form once there is something to ask, what stands in place of one, and the page that several share: not with every form. */

export const VersionsDialog = lazyWithPreload(
  async () => (await import('./versions/VersionsDialog')).VersionsDialog,
);
export const AddressQuestion = lazyWithPreload(
  async () => (await import('./AddressQuestion')).AddressQuestion,
);
export const ConfirmDialog = lazyWithPreload(
  async () => (await import('../parts/ConfirmDialog')).ConfirmDialog,
);
export const Absent = lazyWithPreload(async () => (await import('./Absent')).Absent);
export const OnePage = lazyWithPreload(async () => (await import('./OnePage')).OnePage);
