import { useContext, useState } from 'react';
import { useForm } from 'react-hook-form';
import { offeredFields } from '../../contract/formValues';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { CapabilitiesContext } from '../parts/capabilities';
import { createFormModel, type FormModel, type FormModelOptions, openForm } from './createFormModel';

/** The model of a form, one for its whole life: react-hook-form's methods and what the form was opened with never change. */
export const useFormModel = (options: FormModelOptions): FormModel => {
  const announced = useContext(CapabilitiesContext);
  const [opened] = useState(() => {
    const fields = offeredFields(options.fields, options.record, (capability) => announced.has(capability));
    return openForm({ ...options, fields });
  });
  const form = useForm<FormValues>({ defaultValues: opened.initial });
  const [model] = useState(() => createFormModel(opened, form));
  return model;
};
