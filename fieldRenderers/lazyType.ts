import { lazyWithPreload } from '../ui/lazyWithPreload';
import type { FieldRenderer } from './FieldRenderer';

type Looks = Pick<FieldRenderer, 'wide'>;

/** A type whose looks are a chunk of their own: only the sections that have such a field bring it along. */
export const lazyType = (load: () => Promise<FieldRenderer>, looks: Looks = {}): FieldRenderer => {
  const Input = lazyWithPreload(async () => (await load()).Input);
  const Read = lazyWithPreload(async () => (await load()).Read);
  return { Input, Read, preload: () => Promise.all([Input.preload(), Read.preload()]), ...looks };
};
