import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type RaRecord, useDataProvider, useParams } from 'react-admin';
import { useNavigate } from 'react-router';
import type { FormMode } from '../../contract/fieldConfig';
import { isRecord } from '../../contract/isRecord';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { shownText, text } from '../../i18n/text';
import type { Resource } from '../declaration/defineResource';
import type { ResourceForm } from '../declaration/ResourceDeclaration';
import { rememberCreated } from '../listMode/rememberCreated';
import { useSay } from '../parts/useSay';
import { useParents } from '../queryRouter/ParentsContext';
import { useAddress } from '../queryRouter/useAddress';
import { ledState, withTab } from './useFormTabs';
import type { SaveTools } from './useSubmit';

interface SaveRecordOptions extends RecordFormProps {
  /** Which of the form's tabs is saved. */
  readonly tab: number;
  /** Whether the tabs of this record go step by step. */
  readonly isLocked: boolean;
  /** Where the person asked to go on from here, in place of what a save leads to. */
  readonly nextWanted: () => string | undefined;
}

/**
 * Saves a section of a record, and leads on: to the next tab of the record that was made, or to the list after the last
 * one; what existed before stays on its tab. A backend that did not say the id of what it created leaves only the
 * list (docs/spec/3-decisions.md, Wire format 9).
 */
export const useSaveRecord = (options: SaveRecordOptions) => {
  const { resource, form, mode, record, tab, isLocked, onKeep } = options;
  const dataProvider = useDataProvider<CarteDataProvider>();
  const parents = useParents();
  const address = useAddress(resource);
  const navigate = useNavigate();
  const say = useSay();
  const queryClient = useQueryClient();
  const isLast = tab === form.tabs.length - 1;

  const save = useCallback(
    async (
      payload: Record<string, unknown>,
      { over, isOnTheWay, ...tools }: SaveTools,
    ): Promise<RaRecord> => {
      const current = record && { ...record, ...over };
      const at = { record: current, tab, isLast: isLast && !isOnTheWay };
      const data = form.beforeSave?.(payload, at) ?? payload;
      const meta = { parents, form: true, ...tools };
      const { data: saved } = current
        ? await dataProvider.update(resource.name, { id: current.id, data, previousData: current, meta })
        : await dataProvider.create(resource.name, { data, meta });
      return saved;
    },
    [dataProvider, resource, form, record, parents, tab, isLast],
  );

  const onSaved = (saved: RaRecord, stays: boolean): RaRecord | undefined => {
    const name = resource.represent(saved);
    const own = form.savedNotice?.({ before: record, saved });
    say(own ? shownText(own, { name }) : text(mode === 'create' ? 'form.created' : 'form.saved', { name }));
    onKeep(saved);
    if (mode === 'create') rememberCreated(queryClient, { resource: resource.name, parents }, saved);
    if (stays) return saved;
    const wanted = options.nextWanted();
    if (wanted !== undefined) {
      navigate(wanted, { state: ledState });
      return undefined;
    }
    const usual = isLast ? 'list' : mode === 'create' || isLocked ? 'nextTab' : 'stay';
    const next = form.afterSave?.({ mode, record, tab, isLast }) ?? usual;
    if (next === 'stay') return saved;
    const edit = saved.id === '' ? undefined : address('edit', saved.id);
    if (next === 'list' || edit === undefined) {
      navigate(address('list') ?? '/');
      return undefined;
    }
    const to = withTab(edit, form.tabs[tab + 1]?.section);
    // The page that created the record is not gone back to: it would create another one.
    navigate(to, { state: ledState, replace: mode === 'create' });
    // On one page the next tab is another place of it: this form stays, and can be saved again.
    return form.isOnePage && mode === 'edit' ? saved : undefined;
  };

  return { save, onSaved };
};

/** Which form of which resource is shown. */
export interface FormOfProps {
  readonly resource: Resource;
  readonly form: ResourceForm;
  readonly mode: FormMode;
}

/** ... and for which record: `undefined` while it is new, or still being read. */
export interface RecordFormProps extends FormOfProps {
  readonly record: RaRecord | undefined;
  /** Reads the record as it is on the server now. */
  readonly onReadLatest: () => Promise<RaRecord>;
  /** Takes the record as it was saved. */
  readonly onKeep: (record: RaRecord) => void;
}

interface ListRead {
  readonly data?: readonly RaRecord[];
}

/** Where the record after this one is edited, in the order of the list that one came from; only that list knows it. */
export const useNextRecord = ({
  resource,
  mode,
}: Pick<RecordFormProps, 'resource' | 'mode'>): string | undefined => {
  const { id } = useParams();
  const parents = useParents();
  const address = useAddress(resource);
  const queryClient = useQueryClient();
  if (mode === 'create' || id === undefined) return undefined;
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: [resource.name, 'getList'] })
    .filter(({ queryKey }) => isOf(queryKey[2], parents))
    .toSorted((left, right) => right.state.dataUpdatedAt - left.state.dataUpdatedAt);
  for (const { queryKey } of lists) {
    const { data: rows = [] } = queryClient.getQueryData<ListRead>(queryKey) ?? {};
    const at = rows.findIndex((row) => String(row.id) === id);
    const next = at < 0 ? undefined : rows[at + 1];
    if (next) return address('edit', next.id);
  }
  return undefined;
};

/** The bin of a place is no way on, nor is the list of another place. */
const isOf = (asked: unknown, parents: object): boolean =>
  isRecord(asked) &&
  isRecord(asked.meta) &&
  JSON.stringify(asked.meta.parents) === JSON.stringify(parents) &&
  !asked.meta.deleted;
