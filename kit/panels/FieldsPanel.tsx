import { lazy, type ReactElement, Suspense } from 'react';
import type { FieldsPanelProps } from './FieldsPanelForm';

const Form = lazy(async () => ({ default: (await import('./FieldsPanelForm')).FieldsPanelForm }));

/** A side panel with some fields of a record; the form behind it is read when the first one opens, not with the list. */
export const FieldsPanel = (props: FieldsPanelProps): ReactElement => (
  <Suspense fallback={null}>
    <Form {...props} />
  </Suspense>
);
