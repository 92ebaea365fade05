import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import type { Visibility } from '../../contract/visibility/visibilityOf';

/** What a record says of the guests' view; undefined where its backend does not, or not so that it can be read. */
export const readVisibility = (record: WireRecord | undefined): Visibility | undefined =>
  isVisibility(record?.visibility) ? record.visibility : undefined;

const isVisibility = (raw: unknown): raw is Visibility =>
  isRecord(raw) &&
  typeof raw.is_visible === 'boolean' &&
  typeof raw.timezone === 'string' &&
  [raw.causes, raw.notes].every(
    (list) => Array.isArray(list) && list.every((each) => isRecord(each) && isRecord(each.place)),
  );
