import { type ReactNode, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { OwnInputsContext } from '../../../fieldRenderers/ownInputs';
import type { ResourceForm } from '../resourceDeclaration';
import type { FormModel } from './createFormModel';

interface Props {
  readonly model: FormModel;
  readonly inputs: ResourceForm['inputs'] | undefined;
  readonly children: ReactNode;
}

/** The inputs a form brings itself. Stock ones find react-hook-form's methods where they look for them. */
export const OwnInputs = ({ model, inputs, children }: Props) => {
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
