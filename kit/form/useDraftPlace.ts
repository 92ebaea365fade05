import { type RaRecord, useGetIdentity } from 'react-admin';
import { versionOf } from '../../dataProvider/version';
import { useParents } from '../queryRouter/ParentsContext';
import { draftKey } from './drafts';
import type { DraftPlace } from './useDraft';

interface DraftOf {
  /** What tells this form from every other of the same person: the resource, the record, the section. */
  readonly form: readonly string[];
  readonly record: RaRecord | undefined;
  /** Whether what is typed may be kept when the form goes. */
  readonly isWanted: () => boolean;
}

/** Where the draft of a form is kept: apart for each person. Who is unknown has none. */
export const useDraftPlace = ({
  form,
  record,
  isWanted,
}: DraftOf): { readonly isPending: boolean; readonly place: DraftPlace | undefined } => {
  const { identity, isPending } = useGetIdentity();
  const parents = useParents();
  if (!identity?.id) return { isPending, place: undefined };
  const key = draftKey(String(identity.id), ...form, JSON.stringify(parents));
  return { isPending, place: { key, version: versionOf(record), isWanted } };
};
