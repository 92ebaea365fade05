import { useEffect } from 'react';
import type { FieldType } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { FormHandleContext } from '../../fieldRenderers/formHandle';
import { galleryWords } from '../../i18n/galleryWords';
import { FieldsGrid } from '../../kit/form/FieldsGrid';
import { useFormModel } from '../../kit/form/useFormModel';
import { GALLERY_MODES, gallerySection } from './galleryModes';
import { samples } from './samples';

/** One field type in all its modes. */
export const TypeGallery = ({ type }: { type: FieldType }) => {
  const sample = samples[type];
  if (!sample) return null;
  return (
    <section className="carte-gallery-type" id={type} aria-label={type}>
      <h2>{type}</h2>
      {GALLERY_MODES.map((mode) => (
        <section key={mode} aria-label={`${type} ${mode}`} data-type={type} data-mode={mode}>
          <h3>{galleryWords.modes[mode]}</h3>
          {mode === 'hidden' && <p>{galleryWords.hidden}</p>}
          <ModeForm {...gallerySection(type, mode, sample)} isValidated={mode === 'error'} />
        </section>
      ))}
    </section>
  );
};

interface ModeFormProps {
  readonly section: readonly unknown[];
  readonly record: Readonly<Record<string, unknown>>;
  /** Whether the errors are shown at once. */
  readonly isValidated: boolean;
}

/** The product's own form model around one field, without buttons. */
const ModeForm = ({ section, record, isValidated }: ModeFormProps) => {
  const fields = parseFieldConfig(section);
  const model = useFormModel({ fields, mode: 'edit', record });
  useEffect(() => {
    if (isValidated) model.validate();
  }, [isValidated, model]);
  return (
    <FormHandleContext value={model.handle}>
      <FieldsGrid fields={model.handle.fields} mode="edit" all />
    </FormHandleContext>
  );
};
