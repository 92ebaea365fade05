import { isRecord } from '../../contract/isRecord';

/** Where the small picture of a cover is read, of whatever a backend sends as one. */
export const coverAddress = (cover: unknown): string | undefined =>
  isRecord(cover) && typeof cover.thumbnailUrl === 'string' ? cover.thumbnailUrl : undefined;
