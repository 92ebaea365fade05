import type { ReactNode } from 'react';
import '../parts.css';

/** The frame of our line drawings: one ink, one accent, both from the tokens. */
export const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg className="carte-drawing" viewBox="0 0 144 108" aria-hidden="true">
    {children}
  </svg>
);
