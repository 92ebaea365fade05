import type { ComponentProps, ReactElement } from 'react';
import './parts.css';

/** The sheet that a list, a form or what stands in their place lies on. */
export const Surface = ({ className = '', ...rest }: ComponentProps<'div'>): ReactElement => (
  <div {...rest} className={`card ${className}`} />
);
