import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';

interface Remarks {
  /** In general; '' = nothing. */
  readonly reason: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What was said of a record that was turned down, where its backend tells (MO-02). */
export const remarksOf = (record: WireRecord | undefined): Remarks | undefined => {
  if (!isRecord(record?.remarks)) return undefined;
  const { reason, fields } = record.remarks;
  return {
    reason: typeof reason === 'string' ? reason : '',
    fields: isRecord(fields)
      ? Object.fromEntries(
          Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {},
  };
};
