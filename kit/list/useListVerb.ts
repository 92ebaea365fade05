import { type Identifier, useListContext } from 'react-admin';
import { text } from '../../i18n/text';
import { type Verb, verbWords } from '../declaration/verbs';
import { useListMode } from '../listMode/ListMode';
import { countOf } from '../parts/countOf';
import { useSay } from '../parts/useSay';
import { useVerb } from '../verbs/useVerb';
import { pageAfterRemoval } from './pageAfterRemoval';
import { useKnownRecords } from './useKnownRecords';
import { useListPage } from './useListPage';

/** Runs a verb on records of this list: unticks them, steps back a page when the last one is empty now, says so. */
export const useListVerb = (verb: Verb): ((ids: readonly Identifier[]) => Promise<void>) => {
  const { resource } = useListMode();
  const { data = [], total, page, perPage, selectedIds, onSelect } = useListContext();
  const toPage = useListPage();
  const say = useSay();
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
  return async (ids) => {
    const [first] = ids;
    const only = ids.length === 1 && first !== undefined ? recordOf(first) : undefined;
    await mutateAsync({ resource: resource.name, verb, ids });
    say(
      text(verbWords[verb].done, { what: only ? resource.represent(only) : countOf(resource, ids.length) }),
    );
  };
};
