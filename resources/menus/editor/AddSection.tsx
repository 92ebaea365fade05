import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { text } from '../../../i18n/text';
import type { Resource } from '../../../kit/declaration/defineResource';
import { SectionFailed } from '../../../kit/form/FormPart';
import { FormSkeleton } from '../../../kit/form/FormSkeleton';
import { SchemaForm } from '../../../kit/form/SchemaForm';
import { useDraftPlace } from '../../../kit/form/useDraft';
import { useFieldConfig } from '../../../kit/form/useFieldConfig';
import { SidePanel } from '../../../kit/parts/SidePanel';
import { useParents } from '../../../kit/queryRouter/ParentsContext';

export interface AddSectionProps {
  readonly categories: Resource;
  /** Called when it is there. */
  readonly onAdded: () => void;
  readonly onClosed: () => void;
}

const SECTION = 'category_general';
/** What a category cannot be without; the rest is said in its form. */
const ASKED: readonly string[] = ['title', 'base_category_id'];

const keepsAll = (): boolean => true;

/** A new category, by the least that is asked of it. */
export const AddSection = ({ categories, onAdded, onClosed }: AddSectionProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const parents = useParents();
  const { form } = categories;
  const config = useFieldConfig(SECTION, form?.bundled?.[SECTION]);
  const asked = useMemo(
    () => ASKED.flatMap((name) => (config.data ?? []).filter((field) => field.name === name)),
    [config.data],
  );
  const fields = form?.useFields?.(asked, { record: undefined, parents });
  // Closed by a slip, it offers what was typed when it is opened again.
  const draft = useDraftPlace({ form: [categories.name, 'panel'], record: undefined, isWanted: keepsAll });
  return (
    <SidePanel title={categories.messages.addTitle} onClosed={onClosed}>
      {(close) => (
        <div className="panel-body one-column">
          {config.error && !config.data ? (
            <SectionFailed error={config.error} onRetry={() => void config.refetch()} />
          ) : fields && fields.length > 0 && !draft.isPending ? (
            <SchemaForm
              fields={fields}
              mode="create"
              defaults={form?.defaults}
              label={categories.messages.addTitle}
              submitLabel={text('form.create')}
              draft={draft.place}
              onSubmit={async (payload, { over: _over, isOnTheWay: _isOnTheWay, ...tools }) => {
                const whole = { ...payload, visible: true };
                const data = form?.beforeSave?.(whole, { record: undefined, tab: 0, isLast: true }) ?? whole;
                const meta = { parents, form: true, ...tools };
                return (await dataProvider.create(categories.name, { data, meta })).data;
              }}
              onSaved={() => {
                onAdded();
                close();
                return undefined;
              }}
            />
          ) : (
            <FormSkeleton fields={ASKED.length} />
          )}
        </div>
      )}
    </SidePanel>
  );
};
