import type { ReactElement } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** What it leads to, for who cannot see it. */
  readonly label: string;
}

/** Cells of nothing around it: cameras look for them. */
const BORDER = 4;

/** A QR code, dark on light in every colour mode: many cameras read no other. */
export const QrCode = ({ text, label }: QrCodeProps): ReactElement => {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={cells.join('')} fill="black" />
    </svg>
  );
};
