import { type ComponentType, useId } from 'react';
import { FieldFoot } from './FieldFoot';
import type { FieldInputProps } from './FieldRenderer';
import { useFieldErrors } from './useFieldErrors';

interface OwnFieldProps extends FieldInputProps {
  readonly Input: ComponentType<FieldInputProps>;
}

/** An input of the form's own making: it brings its label, the line under it says what is wrong, as everywhere. */
export const OwnField = ({ Input, field, mode }: OwnFieldProps) => {
  const id = useId();
  const errors = useFieldErrors(field.name);
  return (
    <div className="carte-field" data-field={field.name} data-invalid={errors.length > 0 || undefined}>
      <Input field={field} mode={mode} />
      <FieldFoot field={field} id={id} errors={errors} />
    </div>
  );
};
