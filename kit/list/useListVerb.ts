import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useListContext } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { text } from '../../i18n/text';
import { type Verb, verbWords } from '../declaration/verbs';
import { useListMode } from '../listMode/ListMode';
import { countOf } from '../parts/countOf';
import { useMay } from '../parts/may';
import { shownError } from '../parts/shownError';
import { useSay } from '../parts/useSay';
import { useSayUndoable } from '../parts/useSayUndoable';
import { useParents } from '../queryRouter/ParentsContext';
import { runVerb } from '../verbs/runVerb';
import { useVerb } from '../verbs/useVerb';
import { pageAfterRemoval } from './pageAfterRemoval';
import { useKnownRecords } from './useKnownRecords';
import { useListPage } from './useListPage';

/** Runs a verb on records of this list: unticks them, steps back a page when the last one is empty now, says so. */
export const useListVerb = (verb: Verb): ((ids: readonly Identifier[]) => Promise<void>) => {
  const { resource } = useListMode();
  const { data = [], total, page, perPage, selectedIds, onSelect } = useListContext();
  const toPage = useListPage();
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const parents = useParents();
  const say = useSay();
  const { say: sayUndoable } = useSayUndoable();
  const may = useMay();
  const recordOf = useKnownRecords(resource);
  const { mutateAsync } = useVerb({
    onDone: ({ ids }) => {
      const gone = new Set(ids);
      onSelect(selectedIds.filter((id) => !gone.has(id)));
      const next = pageAfterRemoval({ page, perPage, total, ids, onPage: data.map((record) => record.id) });
      if (next !== page) toPage(next, { isCorrection: true });
      return next === page;
    },
  });
  return async (wanted) => {
    const { ids, error } = await mutateAsync({ resource: resource.name, verb, ids: wanted });
    const [first] = ids;
    const only = ids.length === 1 && first !== undefined ? recordOf(first) : undefined;
    const what = only ? resource.represent(only) : countOf(resource, ids.length);
    const said = (done: Verb): string => text(verbWords[done].done, { what });
    const words = (done: Verb): string =>
      error === undefined || done !== verb
        ? said(done)
        : partlyText(said(done), wanted.length - ids.length, error);
    const back = BACK[verb];
    // What lies in the bin comes back by one press, and goes back there by one.
    if (!back || !resource.bin || !may(resource.name, back)) return say(words(verb));
    sayUndoable(words(verb), async () => {
      const done = await runVerb(dataProvider, { resource: resource.name, verb: back, ids, parents });
      void queryClient.invalidateQueries({ queryKey: [resource.name] });
      if (done.error !== undefined) throw done.error;
      return said(back);
    });
  };
};

/** Nothing half done is called done. */
const partlyText = (done: string, left: number, error: unknown): string =>
  text('list.partly', { done, smart_count: left, reason: shownError(error, 'errors.common') });

/** What is gone for good has no way back. */
const BACK: Readonly<Partial<Record<Verb, Exclude<Verb, 'destroyMany'>>>> = {
  deleteMany: 'restoreMany',
  restoreMany: 'deleteMany',
};
