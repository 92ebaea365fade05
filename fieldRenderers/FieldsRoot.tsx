import type { ComponentProps } from 'react';
import './fields.css';

/** The grid of a form: 2 columns, 1 under 1024 px. */
export const FieldsRoot = (props: ComponentProps<'div'>) => (
  <div {...props} className="carte-fields grid gap-x-32 start halves" />
);
