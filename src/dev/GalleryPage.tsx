import '../../contract/fields';
import { useEffect, useId, useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { FIELD_TYPES, type FieldType, type SectionField } from '../../contract/fieldConfig';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { PlaceContext } from '../../fieldRenderers/placeContext';
import { gallerySuggestions, galleryWords } from '../../i18n/galleryWords';
import { i18nProvider } from '../../i18n/i18nProvider';
import { StyleRoot } from '../../ui/theme/StyleRoot';
import { createQueryClient } from '../createQueryClient';
import './gallery.css';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ParsedSection, parseSectionText } from '../../contract/inspectSection';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { FormHandleContext } from '../../fieldRenderers/formHandle';
import { gallerySamples } from '../../i18n/gallerySamples';
import { shownText } from '../../i18n/text';
import { FieldsGrid, useFormModel } from '../../kit/form/FieldsGrid';
import { SchemaForm } from '../../kit/form/SchemaForm';
import { Notice } from '../../ui/Notice';
import cover from './cover.svg';
import { GALLERY_MODES, gallerySection } from './galleryModes';

/** The samples with a picture of this site: the page's policy allows no other. */
export const samples = gallerySamples(cover);

/** Paste a section as the server sends it, see the form, and read what is wrong with the section. */
export const SectionEditor = () => {
  const id = useId();
  const [source, setSource] = useState(sampleSource);
  const section = parseSectionText(source);
  return (
    <section className="carte-gallery-editor stack gap-8" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{galleryWords.section}</h2>
      <label className="text-label medium" htmlFor={id}>
        {galleryWords.editor}
      </label>
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
      <p className="muted text-small" id={`${id}-hint`}>
        {galleryWords.editorHint}
      </p>
      <SectionFaults section={section} />
      {section.fields && (
        <>
          <h3 className="muted text-over below-8">{galleryWords.form}</h3>
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

/** The faults of the section, field by field. */
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
          <h3 className="muted text-over below-8">{galleryWords.payload}</h3>
          <pre>{payload}</pre>
        </section>
      )}
    </>
  );
};

const showFiles = (_key: string, value: unknown): unknown =>
  value instanceof File ? `File ${value.name}, ${value.type}, ${value.size}` : value;

/** One field type in all its modes. */
export const TypeGallery = ({ type }: { type: FieldType }) => {
  const sample = samples[type];
  if (!sample) return null;
  return (
    <section className="stack gap-16 above-32" id={type} aria-label={type}>
      <h2>{type}</h2>
      {GALLERY_MODES.map((mode) => (
        <section
          className="framed round surface pad-16"
          key={mode}
          aria-label={`${type} ${mode}`}
          data-type={type}
          data-mode={mode}
        >
          <h3 className="muted text-over below-8">{galleryWords.modes[mode]}</h3>
          {mode === 'hidden' && <p className="muted text-small">{galleryWords.hidden}</p>}
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

// Every type stands here, so the rules of all are read at once.

const place = { pointId: '1' };

/** Every field type in every mode, without a server; `?type=address` shows one of them. */
export const GalleryPage = () => {
  const [queryClient] = useState(createQueryClient);
  const wanted = new URLSearchParams(window.location.search).get('type');
  const types = FIELD_TYPES.filter((type) => wanted === null || type === wanted);
  return (
    <StyleRoot>
      <CoreAdminContext dataProvider={galleryProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
        <PlaceContext value={place}>
          <main className="carte-gallery ink text-body light">
            <h1>{galleryWords.title}</h1>
            <p>{galleryWords.lead}</p>
            <GalleryNav />
            {types.map((type) => (
              <TypeGallery key={type} type={type} />
            ))}
            <SectionEditor />
          </main>
        </PlaceContext>
      </CoreAdminContext>
    </StyleRoot>
  );
};

/** Links to one type each: a page with one type is quick to reload while it is worked on. */
const GalleryNav = () => (
  <nav className="carte-gallery-nav flex wrap text-small gap-x-16 below-24" aria-label={galleryWords.title}>
    <a href="/dev/fields">{galleryWords.all}</a>
    {FIELD_TYPES.map((type) => (
      <a key={type} href={`/dev/fields?type=${type}`}>
        {type}
      </a>
    ))}
  </nav>
);

interface GalleryCall {
  readonly query?: { readonly filters?: Readonly<Record<string, unknown>> };
}

const titled = (rows: readonly { readonly title: string }[], wanted: unknown) => {
  const query = String(wanted ?? '').toLocaleLowerCase('ru');
  return rows.filter(({ title }) => title.toLocaleLowerCase('ru').includes(query));
};

/** Answers the suggestions of the gallery from its samples; every other call goes where it always goes. */
const real = createDataProvider();
export const galleryProvider = {
  ...real,
  call: async (key: string, options: GalleryCall = {}) => {
    const { filters = {} } = options.query ?? {};
    const data =
      key === 'cities.list'
        ? titled(gallerySuggestions.cities, filters.cityRegion)
        : titled(gallerySuggestions.ingredients, filters.title);
    return { data, total: data.length, page: 1, lastPage: 1 };
  },
};
