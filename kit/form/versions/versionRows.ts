import { type FieldConfig, isKnownField } from '../../../contract/fieldConfig';
import { type FormValues, isActive } from '../../../contract/formValues';
import { type FormModel, sameValue } from '../createFormModel';

/** Who moved a field away from the value that both began with. */
export type ChangedBy = 'me' | 'them' | 'both';

/** One field whose two versions differ. */
export interface VersionRow {
  readonly field: FieldConfig;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly changedBy: ChangedBy;
}

interface TwoVersions {
  /** What both began with. */
  readonly before: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

/** The fields that a save would send and that differ between two versions of a record, in the order of the form. */
export const versionRows = (
  { handle: { fields }, mode }: Pick<FormModel, 'handle' | 'mode'>,
  { before, mine, theirs }: TwoVersions,
): readonly VersionRow[] =>
  fields.filter(isKnownField).flatMap((field) => {
    const { name } = field;
    const isSent = [mine, theirs].some((values) => isActive(field, { fields, values }, mode));
    if (!isSent || sameValue(mine[name], theirs[name])) return [];
    const isMine = !sameValue(mine[name], before[name]);
    const isTheirs = !sameValue(theirs[name], before[name]);
    const changedBy = isMine && isTheirs ? 'both' : isTheirs ? 'them' : 'me';
    return [{ field, mine: mine[name], theirs: theirs[name], changedBy }];
  });
