import type { Point } from '../../contract/entities';

/** City, street, house: whatever of it is known, the city under either of its names. */
export const pointAddress = (point: Partial<Point>): string =>
  [point.city?.title ?? point.city_name, point.street, point.house].filter(Boolean).join(', ');
