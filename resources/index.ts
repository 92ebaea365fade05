import type { Resource } from '../src/kit/defineResource';
import { points } from './points';

/** Every resource of the console; the order matters to nobody. */
export const resources: readonly Resource[] = [points];
