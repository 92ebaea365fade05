import { useEffect } from 'react';
import { type RaRecord, useStore } from 'react-admin';
import { isMissing } from '../parts/shownError';
import { useParentRecord } from '../parts/useParentRecord';
import type { ParentChoice } from './ParentChoice';
import { useChoice } from './useChosenParent';

interface Chosen {
  /** undefined = nothing was chosen yet. */
  readonly id: string | undefined;
  /** undefined = not known yet. */
  readonly title: string | undefined;
  /** The address of a small picture. */
  readonly picture: string | undefined;
  /** As a page has read it; undefined = no page asked for it. */
  readonly record: RaRecord | undefined;
  readonly isMissing: boolean;
}

interface Known {
  readonly id: string;
  readonly title: string;
  readonly picture?: string | undefined;
}

/**
 * The choice as it is said outside the pages it is for: what the address names, else what is remembered. It asks the server
 * nothing: the pages read the record, and its name is kept for those that do not.
 */
export const useChosen = (choice: ParentChoice, named: string | undefined): Chosen => {
  const [remembered] = useChoice(choice);
  const [known, keep] = useStore<Known | null>(`chosen.${choice.parent}.name`, null);
  const id = named ?? remembered ?? undefined;
  const { data: record, error } = useParentRecord(choice.resource, id, { isSilent: true });
  const title = record && String(record.title ?? '');
  const picture = record && choice.picture(record);
  useEffect(() => {
    if (id !== undefined && title !== undefined) keep({ id, title, picture });
  }, [id, title, picture, keep]);
  const kept = known?.id === id ? known : undefined;
  return { id, title, picture, ...(!record && kept), record, isMissing: isMissing(error) };
};
