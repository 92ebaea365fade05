import type { FieldRenderer } from './FieldRenderer';
import { late } from './late';

type Looks = Pick<FieldRenderer, 'wide'>;

/** A type whose looks are a chunk of their own: only the sections that have such a field bring it along. */
export const lateType = (load: () => Promise<FieldRenderer>, looks: Looks = {}): FieldRenderer => {
  const Input = late(async () => (await load()).Input);
  const Read = late(async () => (await load()).Read);
  return { Input, Read, preload: () => Promise.all([Input.preload(), Read.preload()]), ...looks };
};
