import { useEffect, useState } from 'react';
import { checkForm } from '../../contract/checkForm';
import type { FieldConfig } from '../../contract/fieldConfig';
import { FormHandleContext, type FormValues } from '../../fieldRenderers/formHandle';
import { valueWords } from '../../fieldRenderers/valueWords';
import { bulkWords } from '../../i18n/bulkWords';
import type { BulkActProps } from '../declaration/BulkAct';
import { useResourceNamed } from '../declaration/ResourcesContext';
import type { FormModel } from '../form/createFormModel';
import { FieldsGrid, useFormModel } from '../form/FieldsGrid';
import { useFieldsOf } from '../history/useFieldsOf';
import { BulkDialog } from './BulkDialog';
import type { BulkBody } from './useBulkChange';

const words = bulkWords.field;

interface FieldsDialogProps extends BulkActProps {
  readonly title: string;
  /** The fields that all of them get, drawn as in the form. */
  readonly names: readonly string[];
  /** What they start with: then it is meant as it stands; default: nothing is said until something is filled in. */
  readonly start?: FormValues;
}

/** Many records get one value of a field: any type that has an input has this too. */
export const FieldsDialog = ({ names, ...props }: FieldsDialogProps) => {
  const fields = useFieldsOf(useResourceNamed(props.target.resource))?.filter(({ name }) =>
    names.includes(name),
  );
  return fields && <Asked {...props} fields={fields} />;
};

type AskedProps = Omit<FieldsDialogProps, 'names'> & { readonly fields: readonly FieldConfig[] };

const Asked = ({ fields, start, ...props }: AskedProps) => {
  // Read once: a section that is read again meanwhile must not draw the inputs anew.
  const [own] = useState(fields);
  const model = useFormModel({ fields: own, mode: 'edit', defaults: start });
  const [act, setAct] = useState(() => (start ? saidBy(model, own) : undefined));
  useEffect(
    () => model.onChange(() => setAct(start || model.isDirty() ? saidBy(model, own) : undefined)),
    [model, own, start],
  );
  return (
    <BulkDialog
      {...props}
      act={act}
      show={(state) =>
        own
          .map((field) => valueWords(field, state))
          .filter((each) => each !== '')
          .join(', ') || bulkWords.nothing
      }
      submit={words.submit}
      done={words.done}
    >
      <FormHandleContext value={model.handle}>
        <FieldsGrid fields={own} mode="edit" all />
      </FormHandleContext>
    </BulkDialog>
  );
};

/** What stands in the fields, once it is right. */
const saidBy = (model: FormModel, fields: readonly FieldConfig[]): BulkBody | undefined => {
  const at = { mode: model.mode, today: model.handle.today, initial: model.initial() };
  const wrong = checkForm(fields, model.form.getValues(), at);
  return Object.keys(wrong).length === 0 ? { set: model.payload() } : undefined;
};
