import { describe, expect, it } from 'vitest';
import { type Box, freeSpot, isFree } from '../../src/shell/notices/Toast';

const area = { left: 0, top: 0, right: 1000, bottom: 800 };
const size = { width: 300, height: 48 };
const at = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('where a notice stands', () => {
  it('is the lower right corner of an empty page', () => {
    expect(freeSpot({ area, ...size, obstacles: [] })).toEqual(at(700, 752, 300, 48));
  });

  it('is beside the button of a bar, not over it', () => {
    const save = at(780, 740, 200, 48);
    const spot = freeSpot({ area, ...size, obstacles: [save] });
    expect(spot).toMatchObject({ top: 752 });
    expect(spot && isFree(spot, [save])).toBe(true);
  });

  it('is above whatever takes the whole lower edge', () => {
    const bar = at(0, 700, 1000, 100);
    expect(freeSpot({ area, ...size, obstacles: [bar] })?.bottom).toBeLessThanOrEqual(692);
  });

  it('is nowhere where all is taken', () => {
    expect(freeSpot({ area, ...size, obstacles: [area] })).toBeUndefined();
  });
});
