import { useState } from 'react';
import type { SectionField } from '../../contract/fieldConfig';
import { galleryWords } from '../../i18n/galleryWords';
import { SchemaForm } from '../kit/form/SchemaForm';

/** The form a section makes; a save shows what would travel instead of sending it. */
export const SectionForm = ({ fields }: { fields: readonly SectionField[] }) => {
  const [payload, setPayload] = useState<string>();
  return (
    <>
      <SchemaForm
        fields={fields}
        mode="create"
        label={galleryWords.form}
        submitLabel={galleryWords.check}
        onSubmit={async (sent) => setPayload(JSON.stringify(sent, showFiles, 2))}
      />
      {payload !== undefined && (
        <section aria-label={galleryWords.payload}>
          <h3>{galleryWords.payload}</h3>
          <pre>{payload}</pre>
        </section>
      )}
    </>
  );
};

const showFiles = (_key: string, value: unknown): unknown =>
  value instanceof File ? `File ${value.name}, ${value.type}, ${value.size}` : value;
