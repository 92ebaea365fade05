import { changesBetween } from '../../contract/fieldHistory';
import type { WireRecord } from '../../contract/fields';
import type { ChangeKind } from '../../contract/vocabulary';
import type { Deps } from '../Deps';

interface TeamChange {
  readonly resource: 'staff' | 'roles';
  readonly recordId: number;
  readonly businessId: number;
  readonly title: string;
  /** Who did it; null: the operator of the server. */
  readonly userId: number | null;
}

/** Notes what became of a member or a role that keeps what it holds: taken out, given back, gone for ever. */
export const noteTeamMove = (
  change: TeamChange & { readonly kind: ChangeKind },
  { note }: Pick<Deps, 'note'>,
): void => note({ ...change, before: {}, after: {} });

/** Notes a save; one that changes nothing leaves nothing. @param section whose fields tell what changed @param before absent: it is new */
export const noteTeamSave = (
  {
    section,
    before,
    after,
    ...change
  }: TeamChange & {
    readonly section: string;
    readonly before?: WireRecord;
    readonly after: WireRecord;
  },
  { note, sections }: Pick<Deps, 'note' | 'sections'>,
): void => {
  const changed = changesBetween(sections.fields(section), before ?? {}, after);
  if (!changed && before) return;
  if (before) note({ ...change, kind: 'update', before: {}, after: {}, ...changed });
  else note({ ...change, kind: 'create', before: {}, after: changed?.after ?? {} });
};
