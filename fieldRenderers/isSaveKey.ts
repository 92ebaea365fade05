import type { KeyboardEvent } from 'react';

/** Whether the key sends the form while the focus stays where it is: what stands there half typed must count first. */
export const isSaveKey = ({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' || (code === 'KeyS' && (ctrlKey || metaKey));
