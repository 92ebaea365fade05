import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { createFormModel, type FormModel, type FormModelOptions, openForm } from './createFormModel';

/** The model of a form, one for its whole life: react-hook-form's methods and what the form was opened with never change. */
export const useFormModel = (options: FormModelOptions): FormModel => {
  const [opened] = useState(() => openForm(options));
  const form = useForm<FormValues>({ defaultValues: opened.initial });
  const [model] = useState(() => createFormModel(opened, form));
  return model;
};
