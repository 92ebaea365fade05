import { isRecord } from '../../../contract/isRecord';

/** A venue where dishes of that name stand, and how many. */
export interface Place {
  readonly id: number;
  readonly title: string;
  readonly foods: number;
}

/** What `stopList.change` answers of the venues it is about; what of it cannot be read is left out. */
export const readPlaces = (answer: Readonly<Record<string, unknown>>): readonly Place[] =>
  Array.isArray(answer.points) ? answer.points.filter(isPlace) : [];

const isPlace = (raw: unknown): raw is Place =>
  isRecord(raw) &&
  typeof raw.id === 'number' &&
  typeof raw.title === 'string' &&
  typeof raw.foods === 'number';
