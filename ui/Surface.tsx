import type { ComponentProps, ReactElement } from 'react';
import './surface.css';

/** The sheet that a list, a form or what stands in their place lies on. */
export const Surface = ({ className = '', ...rest }: ComponentProps<'div'>): ReactElement => (
  <div {...rest} className={`carte-surface ${className}`} />
);
