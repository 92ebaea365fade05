import type { FieldRenderer } from './FieldRenderer';

/** Leaves a place of the grid free, so that the next field starts a new line; gone where there is one column. */
const Empty = () => <div className="carte-empty" aria-hidden="true" />;

export const empty: FieldRenderer = { Input: Empty, Read: Empty, valueless: true };
