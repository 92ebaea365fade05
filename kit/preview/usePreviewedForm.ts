import { useEffect } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { rulesOf } from '../../contract/fields/rulesOf';
import { registerOpenForm } from './openForms';
import { withoutFiles } from './withoutFiles';

/** The record whose form it is. */
export interface Previewed {
  readonly resource: string;
  readonly id: number;
}

/** What a form tells of itself. */
interface Model {
  /** The fields a save would send whose values are not the ones the form was opened with. */
  readonly changed: () => readonly FieldConfig[];
  readonly form: { readonly getValues: (name: string) => unknown };
  readonly onChange: (listener: () => void) => () => void;
}

/** Lets the page of guests be shown with what stands in a form. */
export const usePreviewedForm = (model: Model, of: Previewed | undefined): void => {
  const { resource, id } = of ?? {};
  useEffect(() => {
    if (resource === undefined || id === undefined) return;
    return registerOpenForm({
      resource,
      id,
      unsaved: () =>
        Object.assign(
          {},
          ...model
            .changed()
            .map((field) => withoutFiles(rulesOf(field).toPayload(model.form.getValues(field.name), field))),
        ),
      onChange: model.onChange,
    });
  }, [model, resource, id]);
};
