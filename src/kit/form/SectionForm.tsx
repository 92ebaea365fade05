import Button from '@mui/material/Button';
import { type Ref, useMemo } from 'react';
import type { SectionField } from '../../../contract/fieldConfig';
import { PlaceContext } from '../../../fieldRenderers/placeContext';
import type { ProblemBoard } from '../../../fieldRenderers/problemBoard';
import { text } from '../../../i18n/text';
import { useParents } from '../ParentsContext';
import type { ResourceForm } from '../resourceDeclaration';
import { FormSkeleton } from './FormSkeleton';
import { keptAddress } from './keptAddress';
import type { RecordFormProps } from './RecordFormProps';
import { type SaveOnTheWay, SchemaForm } from './SchemaForm';
import type { DirtyListener } from './useDirty';
import { useDraftPlace } from './useDraftPlace';
import type { FormTabsState } from './useFormTabs';
import { useSaveRecord } from './useSaveRecord';

interface SectionFormProps extends RecordFormProps {
  readonly section: string;
  readonly fields: readonly SectionField[];
  readonly problems: ProblemBoard;
  readonly tabs: FormTabsState;
  /** Whether the tabs of this record go step by step: then a button leads back. */
  readonly isLocked: boolean;
  readonly onDirtyChange: DirtyListener;
  readonly isDraftWanted: () => boolean;
  readonly saver: Ref<SaveOnTheWay>;
}

const asTheyCame: Required<ResourceForm>['useFields'] = (fields) => fields;

/** The form of one section of a record. */
export const SectionForm = (props: SectionFormProps) => {
  const { resource, form, mode, record, section, problems, tabs, isLocked } = props;
  const parents = useParents();
  const draft = useDraftPlace({
    form: [resource.name, String(record?.id ?? ''), section],
    record,
    isWanted: props.isDraftWanted,
  });
  const offered = useMemo(() => keptAddress(props.fields, record), [props.fields, record]);
  // A resource keeps its hook for life, so the order of hooks never changes.
  const fields = (form.useFields ?? asTheyCame)(offered, { record, parents });
  const { save, onSaved } = useSaveRecord(props);
  if (draft.isPending || !fields) return <FormSkeleton />;

  const tab = tabs.current;
  const at = { record, tab, isLast: tab === form.tabs.length - 1 };
  const place = form.placeKey && record ? { ...parents, [form.placeKey]: String(record.id) } : parents;
  return (
    <PlaceContext value={place}>
      <SchemaForm
        fields={fields}
        mode={mode}
        record={record}
        defaults={form.defaults}
        problems={problems}
        inputs={form.inputs}
        onSubmit={save}
        onSaved={onSaved}
        saver={props.saver}
        onDirtyChange={props.onDirtyChange}
        submitLabel={form.submitLabel?.(at) ?? text(mode === 'create' ? 'form.create' : 'form.save')}
        actions={
          isLocked &&
          tab > 0 && (
            <Button variant="secondary" onClick={() => tabs.goTo(tab - 1)}>
              {text('form.back')}
            </Button>
          )
        }
        readLatest={record && props.onReadLatest}
        draft={draft.place}
      />
    </PlaceContext>
  );
};
