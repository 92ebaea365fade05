import { lazyWithPreload } from '../ui/lazyWithPreload';

/*
 * What lies above a form once somebody asks for it. MUI's layers, menus and dialogs are heavier than all inputs together,
 * and no form needs one for its first paint: whoever opens one calls `preload` when that becomes likely.
 */

export const OptionList = lazyWithPreload(async () => (await import('./select/OptionList')).OptionList);
export const ListMessage = lazyWithPreload(async () => (await import('./select/ListMessage')).ListMessage);
export const Sheet = lazyWithPreload(async () => (await import('./Sheet')).Sheet);
export const TimeSteps = lazyWithPreload(async () => (await import('./time/TimeSteps')).TimeSteps);
export const DeleteFile = lazyWithPreload(async () => (await import('./file/DeleteFile')).DeleteFile);
