import { lazyWithPreload } from '../../ui/lazyWithPreload';

/** A side panel with some fields of a record; the form behind it is read when the first one opens, not with the list. */
export const FieldsPanel = lazyWithPreload(async () => (await import('./FieldsPanelForm')).FieldsPanelForm);
