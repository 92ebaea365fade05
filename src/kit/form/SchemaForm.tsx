import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormHandleContext } from '../../../fieldRenderers/formHandle';
import type { FormModelOptions } from './createFormModel';
import { DraftOffer } from './DraftOffer';
import { FieldsGrid } from './FieldsGrid';
import { FormActions } from './FormActions';
import { focusField } from './focusField';
import { useDirty } from './useDirty';
import { type DraftPlace, useDraft } from './useDraft';
import { useFormModel } from './useFormModel';
import { useSaveShortcut } from './useSaveShortcut';
import { type SaveTools, useSubmit } from './useSubmit';

export interface SchemaFormProps<Saved> extends FormModelOptions {
  /** Saves the payload. A rejection is shown, its `errors` under their fields, and what was typed stays. */
  readonly onSubmit: (payload: Record<string, unknown>, tools: SaveTools) => Promise<Saved>;
  /** Runs when the form counts as clean again, so it may lead away without a question. */
  readonly onSaved?: (saved: Saved) => void;
  /** What the save button says. */
  readonly submitLabel: string;
  /** Further buttons beside it. */
  readonly actions?: ReactNode;
  readonly onDirtyChange?: (isDirty: boolean) => void;
  /** Where what is typed is kept until it is saved; default: nowhere. */
  readonly draft?: DraftPlace | undefined;
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
  submitLabel,
  actions,
  onDirtyChange,
  draft,
  label,
  ...options
}: SchemaFormProps<Saved>) => {
  const model = useFormModel(options);
  const { found, restore, drop, keepNow } = useDraft(model, draft);
  const forgetDraft = (saved: Saved) => {
    drop();
    onSaved?.(saved);
  };
  const { submit, wanted, ...saving } = useSubmit(model, onSubmit, forgetDraft);
  const element = useRef<HTMLFormElement>(null);
  useDirty(model, onDirtyChange);
  useSaveShortcut(element);
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

  return (
    <FormHandleContext value={model.handle}>
      <form ref={element} noValidate aria-label={label} onSubmit={onFormSubmit}>
        {found && <DraftOffer draft={found} onRestore={restore} onDrop={drop} />}
        <FieldsGrid fields={model.handle.fields} mode={options.mode} all={wanted !== undefined} />
        <FormActions {...saving} problems={model.handle.problems} submitLabel={submitLabel} extra={actions} />
      </form>
    </FormHandleContext>
  );
};
