import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FIELD_TYPES, type SectionField } from '../../contract/fieldConfig';
import { galleryWords } from '../../i18n/galleryWords';
import { shownText } from '../../i18n/text';
import { SchemaForm } from '../../kit/form/SchemaForm';
import { Notice } from '../../ui/Notice';
import { gallerySection } from './galleryModes';
import { type ParsedSection, parseSectionText } from './parseSectionText';
import { samples } from './samples';

/** Paste a section as the server sends it, see the form, and read what is wrong with the section. */
export const SectionEditor = () => {
  const id = useId();
  const [source, setSource] = useState(sampleSource);
  const section = parseSectionText(source);
  return (
    <section className="carte-gallery-editor" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{galleryWords.section}</h2>
      <label htmlFor={id}>{galleryWords.editor}</label>
      <OutlinedInput
        id={id}
        multiline
        minRows={8}
        maxRows={24}
        fullWidth
        value={source}
        onChange={({ target }) => setSource(target.value)}
        slotProps={{ input: { spellCheck: false, 'aria-describedby': `${id}-hint` } }}
      />
      <p id={`${id}-hint`}>{galleryWords.editorHint}</p>
      <SectionFaults section={section} />
      {section.fields && (
        <>
          <h3>{galleryWords.form}</h3>
          <SectionForm key={source} fields={section.fields} />
        </>
      )}
    </section>
  );
};

/** Three samples to begin with, so that the editor shows what it takes. */
function sampleSource(): string {
  const shown = FIELD_TYPES.slice(0, 3);
  const entries = shown.flatMap((type) => {
    const sample = samples[type];
    return sample ? gallerySection(type, 'required', sample).section : [];
  });
  return JSON.stringify(entries, null, 2);
}

/** What is wrong with the section, field by field. */
const SectionFaults = ({ section: { faults, notJson } }: { section: ParsedSection }) => {
  if (notJson !== undefined) {
    return <Notice tone="error">{shownText(galleryWords.notJson, { reason: notJson })}</Notice>;
  }
  if (faults.length === 0) return <Notice tone="success">{galleryWords.clean}</Notice>;
  return (
    <Notice tone="warning">
      <strong>{galleryWords.faults}</strong>
      <ul>
        {faults.map(({ field, key, args }) => (
          <li key={`${field} ${key} ${JSON.stringify(args)}`}>
            {field && <code>{field}</code>} {shownText(key, args)}
          </li>
        ))}
      </ul>
    </Notice>
  );
};

/** The form a section makes; a save shows what would travel instead of sending it. */
const SectionForm = ({ fields }: { fields: readonly SectionField[] }) => {
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
