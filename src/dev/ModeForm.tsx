import { useEffect } from 'react';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { FormHandleContext } from '../../fieldRenderers/formHandle';
import { FieldsGrid } from '../kit/form/FieldsGrid';
import { useFormModel } from '../kit/form/useFormModel';

interface ModeFormProps {
  readonly section: readonly unknown[];
  readonly record: Readonly<Record<string, unknown>>;
  /** Whether the problems are shown at once. */
  readonly isJudged: boolean;
}

/** The product's own form model around one field, without buttons. */
export const ModeForm = ({ section, record, isJudged }: ModeFormProps) => {
  const fields = parseFieldConfig(section);
  const model = useFormModel({ fields, mode: 'edit', record });
  useEffect(() => {
    if (isJudged) model.judge();
  }, [isJudged, model]);
  return (
    <FormHandleContext value={model.handle}>
      <FieldsGrid fields={model.handle.fields} mode="edit" all />
    </FormHandleContext>
  );
};
