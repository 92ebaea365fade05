import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Identifier, useDataProvider, useListContext } from 'react-admin';
import { limits } from '../../contract/limits';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { text } from '../../i18n/text';
import type { Parents } from '../declaration/Parents';
import { type Verb, verbWords } from '../declaration/verbs';
import { useListMode } from '../listMode/ListMode';
import { countOf } from '../parts/countOf';
import { useMay } from '../parts/may';
import { shownError } from '../parts/shownError';
import { useSay } from '../parts/useSay';
import { useSayUndoable } from '../parts/useSayUndoable';
import { useParents } from '../queryRouter/ParentsContext';
import { ConfirmVerb } from '../verbs/ConfirmVerb';
import { useListPage } from './Pager';
import { useKnownRecords } from './useKnownRecords';

interface VerbEffectProps {
  readonly verb: Verb;
  readonly ids: readonly Identifier[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** After it is done the button that was pressed may be gone with its row, so the focus goes to the list. */
export const VerbDialog = ({ verb, ids, onClose, onDone }: VerbEffectProps) => {
  const { resource } = useListMode();
  const { data = [] } = useListContext();
  const recordOf = useKnownRecords(resource);
  const run = useListVerb(verb);
  const isDone = useRef(false);
  const onPage = new Set(data.map((record) => record.id));
  return (
    <ConfirmVerb
      resource={resource}
      verb={verb}
      ids={ids}
      recordOf={recordOf}
      unseen={ids.filter((id) => !onPage.has(id)).length}
      onConfirm={async () => {
        await run(ids);
        isDone.current = true;
      }}
      onClose={() => {
        onClose();
        if (isDone.current) onDone();
      }}
    />
  );
};

/** Runs a verb on records of this list: unticks them, steps back a page when the last one is empty now, says so. */
const useListVerb = (verb: Verb): ((ids: readonly Identifier[]) => Promise<void>) => {
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

interface Removal {
  readonly page: number;
  readonly perPage: number;
  /** As the server counted before the removal; absent where it does not count. */
  readonly total: number | undefined;
  readonly ids: readonly Identifier[];
  /** The rows that stood on the page. */
  readonly onPage: readonly Identifier[];
}

/**
 * The page to show after rows are gone: the same one while it still has rows to show, else the last that has any
 * (react-admin by itself would jump to the first).
 */
const pageAfterRemoval = ({ page, perPage, total, ids, onPage }: Removal): number => {
  const gone = new Set(ids);
  const isEmptied = onPage.every((id) => gone.has(id));
  const pagesLeft = total === undefined ? page : Math.max(1, Math.ceil((total - ids.length) / perPage));
  if (page > pagesLeft) return pagesLeft;
  return isEmptied && total === undefined ? Math.max(1, page - 1) : page;
};

interface VerbOptions {
  /**
   * Runs once the server has agreed, with the records it was done to, before anything is read again. `false` = what is on screen is about to be left,
   * so it is only marked as old and not asked for once more.
   */
  readonly onDone: (call: VerbCall) => boolean;
}

/** Deletes, restores or destroys: waits for the server, then has every list and record of the resource read again. */
const useVerb = ({ onDone }: VerbOptions) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const parents = useParents();
  return useMutation({
    // Without a connection it must fail at once and say so, not wait unseen for the connection to come back.
    networkMode: 'always',
    retry: false,
    mutationFn: (call: VerbCall) => runVerb(dataProvider, { ...call, parents }),
    onSuccess: ({ ids }, call) => {
      const stays = onDone({ ...call, ids });
      void queryClient.invalidateQueries({
        queryKey: [call.resource],
        refetchType: stays ? 'active' : 'none',
      });
    },
  });
};

interface VerbCall {
  readonly resource: string;
  readonly verb: Verb;
  readonly ids: readonly Identifier[];
}

interface VerbDone {
  /** The records it was done to. */
  readonly ids: readonly Identifier[];
  /** Why the others were left; absent = there are none. */
  readonly error?: unknown;
}

/**
 * Deletes, restores or destroys, as many at a time as one call takes. What was done before a call failed stays done, and is told.
 * @throws what the backend refused the first call with: then nothing is done
 */
export const runVerb = async (
  dataProvider: CarteDataProvider,
  { resource, verb, ids, parents }: VerbCall & { readonly parents: Parents },
): Promise<VerbDone> => {
  const { maxBulkIds } = limits;
  for (let from = 0; from < ids.length; from += maxBulkIds) {
    try {
      await dataProvider[verb](resource, { ids: ids.slice(from, from + maxBulkIds), meta: { parents } });
    } catch (error) {
      if (from === 0) throw error;
      return { ids: ids.slice(0, from), error };
    }
  }
  return { ids };
};
