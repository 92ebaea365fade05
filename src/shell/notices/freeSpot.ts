export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Places {
  /** Where it may stand at all. */
  readonly area: Box;
  readonly width: number;
  readonly height: number;
  /** What must stay free. */
  readonly obstacles: readonly Box[];
}

/** At least so far from everything that can be pressed. */
const GAP = 8;
const STEP = { x: 24, y: 8 };

/** Whether a box leaves every obstacle free. */
export const isFree = ({ left, top, right, bottom }: Box, obstacles: readonly Box[]): boolean =>
  obstacles.every(
    (other) =>
      other.right + GAP <= left ||
      other.left - GAP >= right ||
      other.bottom + GAP <= top ||
      other.top - GAP >= bottom,
  );

/** The free place nearest to the lower right corner of the area; undefined = there is none. */
export const freeSpot = ({ area, width, height, obstacles }: Places): Box | undefined => {
  const near = obstacles.filter(({ right, left }) => right > left);
  for (let top = area.bottom - height; top >= area.top; top -= STEP.y) {
    for (let left = area.right - width; left >= area.left; left -= STEP.x) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (isFree(box, near)) return box;
    }
  }
  return undefined;
};
