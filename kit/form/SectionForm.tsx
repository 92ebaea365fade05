import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type RaRecord, RecordContext } from 'react-admin';
import { isKnownField, type SectionField } from '../../contract/fieldConfig';
import type { WireRecord } from '../../contract/fields';
import { canWrite } from '../../contract/permissions';
import { decodeKindId } from '../../dataProvider/kindId';
import { PlaceContext } from '../../fieldRenderers/placeContext';
import { RemarksContext } from '../../fieldRenderers/remarks';
import { text } from '../../i18n/text';
import { Button, ButtonLink } from '../../ui/Button';
import type { Resource } from '../declaration/defineResource';
import type { ResourceForm } from '../declaration/ResourceDeclaration';
import { useMay } from '../parts/may';
import { useParents } from '../queryRouter/ParentsContext';
import { useAddress } from '../queryRouter/useAddress';
import type { AddressQuestionProps } from './AddressQuestion';
import type { FormPartProps } from './FormPart';
import { FormSkeleton } from './FormSkeleton';
import { AddressQuestion, ConfirmDialog } from './overlays';
import { SchemaForm } from './SchemaForm';
import { useDraftPlace } from './useDraft';
import { fieldRemarksOf, wasShown } from './useFormRecord';
import { withTab } from './useFormTabs';
import { useNextRecord, useSaveRecord } from './useSaveRecord';
import type { AskFirst } from './useSubmit';

interface SectionFormProps extends FormPartProps {
  readonly fields: readonly SectionField[];
}

const asTheyCame: Required<ResourceForm>['useFields'] = (fields) => fields;

/** The form of one section of a record. */
export const SectionForm = (props: SectionFormProps) => {
  const { resource, form, mode, record, section, errors, tab } = props;
  const parents = useParents();
  const draft = useDraftPlace({
    form: [resource.name, String(record?.id ?? ''), section],
    record,
    isWanted: props.isDraftWanted,
  });
  const offered = useMemo(() => {
    const fields = keptAddress(props.fields, record);
    return record && form.whyLocked?.(record) !== undefined ? fields.map(toRead) : fields;
  }, [props.fields, record, form]);
  // A resource keeps its hook for life, so the order of hooks never changes.
  const fields = (form.useFields ?? asTheyCame)(offered, { record, parents });
  const remarks = useMemo(() => fieldRemarksOf(record), [record]);
  const isNextWanted = useRef(false);
  const next = useNextRecord(props);
  const toNext = next && withTab(next, section);
  const { save, onSaved } = useSaveRecord({
    ...props,
    nextWanted: () => (isNextWanted.current ? toNext : undefined),
  });
  const [askFirst, question] = useSaveQuestions(form, record);
  const canUpdate = useMay()(resource.name, 'update');
  const why = record && form.whyLocked?.(record);
  if (draft.isPending || !fields) return <FormSkeleton />;
  const isClosed = mode === 'edit' && !canUpdate && !fields.some(isWritable);

  const at = { record, tab, isLast: tab === form.tabs.length - 1 };
  const watched = record && { resource: resource.name, id: wireId(resource, record) };
  const place = form.placeKey && record ? { ...parents, [form.placeKey]: String(record.id) } : parents;
  return (
    <PlaceContext value={place}>
      <RemarksContext value={remarks}>
        <RecordContext value={record}>
          <SchemaForm
            fields={fields}
            mode={mode}
            record={record}
            defaults={form.defaults}
            errors={errors}
            inputs={form.inputs}
            checks={form.checks}
            askFirst={askFirst}
            onSubmit={save}
            onSaved={onSaved}
            onAsked={(what) => {
              isNextWanted.current = what === NEXT;
            }}
            saver={props.saver}
            bar={props.bar}
            readOnlyNote={why ?? (isClosed ? text('form.readOnly') : undefined)}
            onDirtyChange={props.onDirtyChange}
            submitLabel={form.submitLabel?.(at) ?? text(mode === 'create' ? 'form.create' : 'form.save')}
            actions={<WaysOn {...props} toNext={toNext} />}
            readLatest={record && props.onReadLatest}
            draft={draft.place}
            watched={watched}
            previewed={resource.isForGuests ? watched : undefined}
          />
        </RecordContext>
        {question}
      </RemarksContext>
    </PlaceContext>
  );
};

type WaysOnProps = Pick<SectionFormProps, 'resource' | 'mode' | 'tab' | 'tabs' | 'isLocked'> & {
  readonly toNext: string | undefined;
};

/** Beside the button that saves: back by a step, on to the next record, or out of a record that is not made yet. */
const WaysOn = ({ resource, mode, tab, tabs, isLocked, toNext }: WaysOnProps) => {
  const address = useAddress(resource);
  return (
    <>
      {isLocked && tab > 0 && (
        <Button variant="secondary" onClick={() => tabs.goTo(tab - 1)}>
          {text('form.back')}
        </Button>
      )}
      {toNext && !isLocked && (
        <Button type="submit" variant="outlined" value={NEXT}>
          {text('form.saveAndNext')}
        </Button>
      )}
      {mode === 'create' && (
        <ButtonLink variant="text" to={address('list') ?? resource.routes.list.fallback}>
          {text('form.giveUp')}
        </ButtonLink>
      )}
    </>
  );
};

const wireId = ({ routes }: Resource, { id }: RaRecord): number =>
  Number(routes.edit?.kindIds ? decodeKindId(id).id : id);

/** The value of the button that saves and leads to the next record of the list. */
const NEXT = 'next';

const toRead = (field: SectionField): SectionField =>
  isKnownField(field)
    ? { ...field, permissions: field.permissions.filter((permission) => permission === 'view') }
    : field;

const isWritable = (field: SectionField): boolean => isKnownField(field) && canWrite(field, 'edit');

/**
 * The fields of a record whose address follows its title only until guests could see it: after that it changes where
 * somebody writes another one (docs/spec/3-decisions.md).
 */
const keptAddress = (
  fields: readonly SectionField[],
  record: WireRecord | undefined,
): readonly SectionField[] => {
  if (!record || !wasShown(record)) return fields;
  return fields.map((field) =>
    isKnownField(field) && field.autoGenerate
      ? { ...field, autoGenerate: false, description: text('form.url.kept') }
      : field,
  );
};

type Words = NonNullable<ReturnType<NonNullable<ResourceForm['ask']>>>;
type Answers = Pick<AddressQuestionProps, 'onAnswer' | 'onClose'>;
type Question = Answers & (Pick<AddressQuestionProps, 'record' | 'model'> | { readonly words: Words });

/** What is asked before a save: whether an address that guests may hold goes (GV-08), and what the resource itself asks. */
const useSaveQuestions = (
  { ask }: ResourceForm,
  record: RaRecord | undefined,
): readonly [AskFirst, ReactNode] => {
  const [question, setQuestion] = useState<Question>();
  const put = async (
    { ready }: typeof AddressQuestion | typeof ConfirmDialog,
    of: (answers: Answers) => Question,
  ): Promise<boolean> => {
    // Drawn before it has arrived it would take the form along where it does not.
    await ready();
    return new Promise((onAnswer) => {
      // A dialog that still fades must not take away the question that follows it.
      const onClose = (): void => setQuestion((now) => (now === own ? undefined : now));
      const own = of({ onAnswer, onClose });
      setQuestion(own);
    });
  };
  const askOwn: AskFirst = (model) => {
    const words = ask?.(model.payload(), record);
    return words && put(ConfirmDialog, (answers) => ({ ...answers, words }));
  };
  const askFirst: AskFirst = (model) =>
    record && wasShown(record) && model.changed().some(({ name }) => name === 'url')
      ? put(AddressQuestion, (answers) => ({ ...answers, record, model })).then(
          (isAgreed) => isAgreed && (askOwn(model) ?? true),
        )
      : askOwn(model);
  return [askFirst, question && <Asked {...question} />];
};

const Asked = (question: Question) => {
  if (!('words' in question)) return <AddressQuestion {...question} />;
  const { words, onAnswer, onClose } = question;
  return (
    <ConfirmDialog
      {...words}
      tone="primary"
      fallback="errors.common"
      onConfirm={async () => onAnswer(true)}
      onClose={() => {
        onAnswer(false);
        onClose();
      }}
    />
  );
};
