import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

/** No first row waits for what is done to ticked ones. */
const BulkTools = lazyWithPreload(async () => (await import('./BulkTools')).BulkTools);

/** The place of the bar over ticked rows, which is kept free, so that nothing jumps. */
export const BulkBar = () => {
  const { selectedIds } = useListContext();
  const isNeeded = useRef(false);
  // What it has begun goes on when the ticks are gone.
  isNeeded.current ||= selectedIds.length > 0;
  return <div className="carte-bulk">{isNeeded.current && <BulkTools />}</div>;
};
