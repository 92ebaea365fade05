import type { ReactNode } from 'react';
import type { Column } from '../declaration/ResourceDeclaration';
import { useLinkClicks } from './useLinkClicks';

/** The table's one styled element: cells are plain, so a row costs no more than its content. */
export const TableFrame = ({ children }: { readonly children: ReactNode }) => {
  const onClick = useLinkClicks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <table className="carte-table" onClick={onClick}>
      {children}
    </table>
  );
};

/** How a column's cells stand, and how early they leave a narrow table. */
export const classOf = ({ align, leaves }: Column): string | undefined =>
  [align, leaves].filter(Boolean).join(' ') || undefined;
