import { lazyWithPreload } from '../../ui/lazyWithPreload';

/** For declarations: reading values needs every field type, which no list waits for. */
export const LateChangeText = lazyWithPreload(async () => (await import('./ChangeText')).ChangeText);
export const LateUndoQuestion = lazyWithPreload(async () => (await import('./UndoQuestion')).UndoQuestion);
