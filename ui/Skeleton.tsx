import type { ReactElement } from 'react';
import './parts.css';

interface SkeletonProps {
  /** CSS lengths or px; without a height it is as high as a line of what stands around it. */
  readonly width?: number | string;
  readonly height?: number | string;
}

/** The place of something that is still on its way. Read out by whoever waits for it, not by itself. */
export const Skeleton = (size: SkeletonProps): ReactElement => (
  <span
    className="carte-skeleton block sunken round-small narrow"
    data-block={size.height !== undefined || undefined}
    style={size}
    aria-hidden
  />
);
