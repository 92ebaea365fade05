import { useMemo, useRef } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { SectionField } from '../../contract/fieldConfig';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { text } from '../../i18n/text';
import type { Resource } from '../declaration/defineResource';
import type { ResourceForm } from '../declaration/ResourceDeclaration';
import { FormSkeleton } from '../form/FormSkeleton';
import { SchemaForm } from '../form/SchemaForm';
import type { ChangedTitles } from '../form/useDirty';
import { useDraftPlace } from '../form/useDraft';
import { useFieldConfig } from '../form/useFieldConfig';
import { useFormRecord } from '../form/useFormRecord';
import { useUnsavedChangesGuard } from '../form/useUnsavedChangesGuard';
import { ErrorState } from '../parts/ErrorState';
import { SidePanel } from '../parts/SidePanel';
import { useSay } from '../parts/useSay';
import { useParents } from '../queryRouter/ParentsContext';

export interface FieldsPanelProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly title: string;
  /** The section, and which of its fields are edited here; default: all, as the form of the resource shows them. */
  readonly section: string;
  readonly fields?: readonly string[];
  readonly onClosed: () => void;
}

/** A few fields of a record, edited beside its list under the same rules and the same leave guard as in its form. */
export const FieldsPanelForm = ({ resource, record, title, section, fields, onClosed }: FieldsPanelProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const say = useSay();
  const parents = useParents();
  const config = useFieldConfig(section, resource.form?.bundled?.[section]);
  const full = useFormRecord(resource, String(record.id));
  const changed = useRef<ChangedTitles>(undefined);
  const isGivenUp = useRef(false);
  const { leave, question } = useUnsavedChangesGuard(
    () => changed.current?.(),
    () => {
      isGivenUp.current = true;
    },
  );
  const draft = useDraftPlace({
    form: [resource.name, String(record.id), 'panel', ...(fields ?? [])],
    record: full.record,
    isWanted: () => !isGivenUp.current,
  });
  const picked = useMemo(
    () => config.data?.filter((field) => fields?.includes(field.name) ?? true),
    [config.data, fields],
  );
  // A panel keeps its fields, and a resource its hook, for life: the order of hooks never changes.
  const asShown = (fields ? undefined : resource.form?.useFields) ?? asTheyCame;
  const shown = asShown(picked ?? NONE, { record: full.record, parents });
  const error = full.error ?? (config.data ? undefined : config.error);
  const retry = (): void => {
    full.retry();
    void config.refetch();
  };
  return (
    <>
      <SidePanel title={title} onLeave={leave} onClosed={onClosed}>
        {(close) => (
          <div className="panel-body one-column">
            {error ? (
              <ErrorState error={error} fallback="errors.common" onRetry={retry} />
            ) : picked && shown && full.record && !draft.isPending ? (
              <SchemaForm
                fields={shown}
                mode="edit"
                record={full.record}
                label={title}
                submitLabel={text('form.save')}
                draft={draft.place}
                readLatest={full.readLatest}
                watched={{ resource: resource.name, id: Number(record.id) }}
                onDirtyChange={(titles) => {
                  changed.current = titles;
                  if (titles) isGivenUp.current = false;
                }}
                onSubmit={async (data, { over, isOnTheWay: _isOnTheWay, ...tools }) => {
                  const saved = await dataProvider.update(resource.name, {
                    id: record.id,
                    data,
                    previousData: { ...record, ...full.record, ...over },
                    meta: { parents, ...tools },
                  });
                  return saved.data;
                }}
                onSaved={(saved, stays) => {
                  say(text('form.saved', { name: resource.represent(saved) }));
                  full.keep(saved);
                  if (stays) return saved;
                  close();
                  return undefined;
                }}
              />
            ) : (
              <FormSkeleton {...(fields && { fields: fields.length })} />
            )}
          </div>
        )}
      </SidePanel>
      {question}
    </>
  );
};

const NONE: readonly SectionField[] = [];

const asTheyCame: Required<ResourceForm>['useFields'] = (fields) => fields;
