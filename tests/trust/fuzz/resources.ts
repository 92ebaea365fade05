import { ENDPOINT_KEYS } from '../../../contract/rows';

/** The resources that have a bin, whose records the chains make and take away. */
export const RESOURCES: readonly string[] = ENDPOINT_KEYS.filter((key) => key.endsWith('.destroyMany')).map(
  (key) => key.split('.')[0] ?? '',
);
