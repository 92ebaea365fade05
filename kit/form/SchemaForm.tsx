import { type FormEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import type { WireRecord } from '../../contract/fields';
import { FormHandleContext } from '../../fieldRenderers/formHandle';
import { OwnInputsContext } from '../../fieldRenderers/ownInputs';
import type { ResourceForm } from '../declaration/ResourceDeclaration';
import { type Previewed, usePreviewedForm } from '../preview/usePreviewedForm';
import type { FormModel, FormModelOptions } from './createFormModel';
import { DraftOffer } from './DraftOffer';
import { FieldsGrid, useFormModel } from './FieldsGrid';
import { FormActions } from './FormActions';
import { VersionsDialog } from './overlays';
import { type DirtyListener, useDirty } from './useDirty';
import { type DraftPlace, useDraft } from './useDraft';
import { useFormElement } from './useFormElement';
import type { WatchedRecord } from './useNewerVersion';
import { type AskFirst, type SaveTools, useSubmit } from './useSubmit';

export type SaveOnTheWay = () => Promise<boolean>;

/** One bar of buttons for several forms of a page: that of the form one is at saves whatever was changed. */
export interface FormBar {
  /** Null until the page has drawn it. */
  readonly place: HTMLElement | null;
  readonly isOn: boolean;
  /** Saves what was changed in the other forms; resolves with whether that succeeded. */
  readonly saveOthers: () => Promise<boolean>;
}

export interface SchemaFormProps<Saved> extends FormModelOptions {
  /** Asked before a save is sent. */
  readonly askFirst?: AskFirst | undefined;
  /** Saves the payload. A rejection is shown, its `errors` under their fields, and what was typed stays. */
  readonly onSubmit: (payload: Record<string, unknown>, tools: SaveTools) => Promise<Saved>;
  /**
   * Runs when the form counts as clean again, so it may lead away without a question, unless it `stays`: something was
   * typed while the answer was awaited, or another way is taken already. Answers the record the form stays open on;
   * without one it takes no further save.
   */
  readonly onSaved?: (saved: Saved, stays: boolean) => WireRecord | undefined;
  /** Saves before another tab is opened; resolves with whether that succeeded. */
  readonly saver?: Ref<SaveOnTheWay> | undefined;
  /** Why nothing in it can be changed: stands where the buttons would. */
  readonly readOnlyNote?: string | undefined;
  /** What the save button says. */
  readonly submitLabel: string;
  /** The buttons of a page that several forms share; absent: they stand below the fields. */
  readonly bar?: FormBar | undefined;
  /** Further buttons beside it; one that submits says by its `value` what for. */
  readonly actions?: ReactNode;
  /** Hears which button asked for the save: its `value`. */
  readonly onAsked?: ((what: string) => void) | undefined;
  readonly onDirtyChange?: DirtyListener;
  /** Reads the record as it is now, for a save that came too late (412): then both versions are shown. */
  readonly readLatest?: (() => Promise<WireRecord>) | undefined;
  /** The record as the server names it: when somebody else saves it, that is said at once. */
  readonly watched?: WatchedRecord | undefined;
  /** Where what is typed is kept until it is saved; default: nowhere. */
  readonly draft?: DraftPlace | undefined;
  /** In place of their types' inputs, by field name. */
  readonly inputs?: ResourceForm['inputs'] | undefined;
  /** The record that guests see, if they do: their page can be shown with what stands here. */
  readonly previewed?: Previewed | undefined;
  /** The form's name for a screen reader. */
  readonly label?: string;
}

/**
 * A form drawn from a section of the server. It holds its own values (react-hook-form, uncontrolled where the browser
 * can hold them), validates with the same rules as the server, and hands the fields a handle that never changes, so a key
 * renders one field at most.
 */
export const SchemaForm = <Saved,>({
  askFirst,
  onSubmit,
  onSaved,
  saver,
  submitLabel,
  readOnlyNote,
  bar,
  actions,
  onAsked,
  onDirtyChange,
  readLatest,
  draft,
  label,
  inputs,
  previewed,
  watched,
  ...options
}: SchemaFormProps<Saved>) => {
  const model = useFormModel(options);
  const { found, restore, drop, keepNow, markSaved } = useDraft(model, draft);
  const { wanted, versions, submit, choose, putOff, ...saving } = useSubmit(model, {
    askFirst,
    save: async (payload, tools) => {
      const saved = await onSubmit(payload, tools);
      markSaved();
      return saved;
    },
    readLatest,
    watched,
    onSaved,
    saveOthers: bar?.saveOthers,
  });
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(saver, () => () => {
    keepNow();
    return submit(true);
  });
  useDirty(model, onDirtyChange);
  usePreviewedForm(model, previewed);
  // What a new record is made of is on its way: typed now, it would be in neither the record nor the page it leads to.
  const isShut = options.mode === 'create' && (saving.isSaving || saving.isDone === true);
  useFormElement(element, { isOn: bar?.isOn !== false, isShut, wanted });

  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a panel stands inside the page's form in React's tree.
    event.stopPropagation();
    keepNow();
    onAsked?.(purposeOf(event.nativeEvent));
    void submit();
  };

  const foot =
    readOnlyNote !== undefined ? (
      <p className="carte-help muted text-small anywhere carte-why">{readOnlyNote}</p>
    ) : (
      <FormActions {...saving} errors={model.handle.errors} submitLabel={submitLabel} extra={actions} />
    );
  return (
    <FormHandleContext value={model.handle}>
      <form ref={element} noValidate aria-label={label} onSubmit={onFormSubmit}>
        {found && <DraftOffer model={model} draft={found} onRestore={restore} onDrop={drop} />}
        <OwnInputs model={model} inputs={inputs}>
          <FieldsGrid
            fields={model.handle.fields}
            mode={options.mode}
            all={wanted !== undefined}
            isShut={isShut}
          />
        </OwnInputs>
        {bar ? <button type="submit" hidden /> : foot}
      </form>
      {bar?.place && bar.isOn && createPortal(<form onSubmit={onFormSubmit}>{foot}</form>, bar.place)}
      {versions && <VersionsDialog about="save" rows={versions} onChoose={choose} onClose={putOff} />}
    </FormHandleContext>
  );
};

/** What the button that was pressed is worth; nothing for Enter and Ctrl+S. */
const purposeOf = (event: Event): string =>
  event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';

interface Props {
  readonly model: FormModel;
  readonly inputs: ResourceForm['inputs'] | undefined;
  readonly children: ReactNode;
}

/** The inputs a form brings itself. Stock ones find react-hook-form's methods where they look for them. */
const OwnInputs = ({ model, inputs, children }: Props) => {
  useEffect(() => {
    if (!inputs) return;
    const { handle } = model;
    const stops = Object.keys(inputs).map((name) => handle.onValue(name, () => handle.changed(name)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [model, inputs]);
  if (!inputs) return children;
  return (
    <OwnInputsContext value={inputs}>
      <FormProvider {...model.form}>{children}</FormProvider>
    </OwnInputsContext>
  );
};
