import {
  type FormEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import type { WireRecord } from '../../../contract/fields';
import { FormHandleContext } from '../../../fieldRenderers/formHandle';
import { text } from '../../../i18n/text';
import { withdrawNotices } from '../notices';
import type { ResourceForm } from '../resourceDeclaration';
import type { FormModelOptions } from './createFormModel';
import { DraftOffer } from './DraftOffer';
import { FieldsGrid } from './FieldsGrid';
import { FormActions } from './FormActions';
import { focusField } from './focusField';
import { OwnInputs } from './OwnInputs';
import { type DirtyListener, useDirty } from './useDirty';
import { type DraftPlace, useDraft } from './useDraft';
import { useFormModel } from './useFormModel';
import { useSaveShortcut } from './useSaveShortcut';
import { type SaveTools, useSubmit } from './useSubmit';
import { versionRows } from './versions/versionRows';

const VersionsDialog = lazy(async () => ({
  default: (await import('./versions/VersionsDialog')).VersionsDialog,
}));

export type SaveOnTheWay = () => Promise<boolean>;

export interface SchemaFormProps<Saved> extends FormModelOptions {
  /** Saves the payload. A rejection is shown, its `errors` under their fields, and what was typed stays. */
  readonly onSubmit: (payload: Record<string, unknown>, tools: SaveTools) => Promise<Saved>;
  /**
   * Runs when the form counts as clean again, so it may lead away without a question. Answers the record the form stays
   * open on; without one it takes no further save.
   */
  readonly onSaved?: (saved: Saved, isOnTheWay: boolean) => WireRecord | undefined;
  /** Saves before another tab is opened; resolves with whether that succeeded. */
  readonly saver?: Ref<SaveOnTheWay> | undefined;
  /** What the save button says. */
  readonly submitLabel: string;
  /** Further buttons beside it. */
  readonly actions?: ReactNode;
  readonly onDirtyChange?: DirtyListener;
  /** Reads the record as it is now, for a save that came too late (412): then both versions are shown. */
  readonly readLatest?: (() => Promise<WireRecord>) | undefined;
  /** Where what is typed is kept until it is saved; default: nowhere. */
  readonly draft?: DraftPlace | undefined;
  /** In place of their types' inputs, by field name. */
  readonly inputs?: ResourceForm['inputs'] | undefined;
  /** The form's name for a screen reader. */
  readonly label?: string;
}

/**
 * A form drawn from a section of the server. It holds its own values (react-hook-form, uncontrolled where the browser
 * can hold them), judges with the same rules as the server, and hands the fields a handle that never changes, so a key
 * renders one field at most.
 */
export const SchemaForm = <Saved,>({
  onSubmit,
  onSaved,
  saver,
  submitLabel,
  actions,
  onDirtyChange,
  readLatest,
  draft,
  label,
  inputs,
  ...options
}: SchemaFormProps<Saved>) => {
  const model = useFormModel(options);
  const { found, restore, drop, keepNow } = useDraft(model, draft);
  const save = async (payload: Record<string, unknown>, tools: SaveTools) => {
    const saved = await onSubmit(payload, tools);
    drop();
    return saved;
  };
  const { wanted, versions, submit, choose, putOff, ...saving } = useSubmit(model, {
    save,
    readLatest,
    onSaved,
  });
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(saver, () => () => {
    keepNow();
    return submit(true);
  });
  useDirty(model, onDirtyChange);
  useSaveShortcut(element);
  useEffect(() => {
    const { problems } = model.handle;
    // «Saved» beside a field that is wrong since would be taken for it.
    return problems.subscribeAll(() => {
      if (problems.names().length > 0) withdrawNotices();
    });
  }, [model]);
  useEffect(() => {
    if (wanted && element.current) focusField(element.current, wanted.name);
  }, [wanted]);

  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a panel stands inside the page's form in React's tree.
    event.stopPropagation();
    keepNow();
    void submit();
  };
  const compareDraft = () => {
    const theirs = model.form.getValues();
    return versionRows({
      fields: model.handle.fields,
      mode: options.mode,
      before: { ...theirs, ...found?.before },
      mine: { ...theirs, ...found?.values },
      theirs,
    });
  };

  return (
    <FormHandleContext value={model.handle}>
      <form ref={element} noValidate aria-label={label} onSubmit={onFormSubmit}>
        {found && <DraftOffer draft={found} compare={compareDraft} onRestore={restore} onDrop={drop} />}
        <OwnInputs model={model} inputs={inputs}>
          <FieldsGrid fields={model.handle.fields} mode={options.mode} all={wanted !== undefined} />
        </OwnInputs>
        <FormActions {...saving} problems={model.handle.problems} submitLabel={submitLabel} extra={actions} />
      </form>
      {versions && (
        <Suspense fallback={null}>
          <VersionsDialog
            rows={versions}
            title={text('form.versions.title')}
            note={text('form.versions.note')}
            mineLabel={text('form.versions.mine')}
            theirsLabel={text('form.versions.theirs')}
            submitLabel={text('form.versions.save')}
            onChoose={choose}
            onClose={putOff}
          />
        </Suspense>
      )}
    </FormHandleContext>
  );
};
