import type { GallerySample } from '../../i18n/gallerySamples';

export const GALLERY_MODES = ['edit', 'read', 'required', 'error', 'counter', 'hidden'] as const;
export type GalleryMode = (typeof GALLERY_MODES)[number];

type Raw = Readonly<Record<string, unknown>>;

const ALL = ['view', 'create', 'edit'];
const rulesOf = ({ field }: GallerySample): Raw =>
  typeof field.validation_rules === 'object' ? { ...field.validation_rules } : {};

/** What each mode changes in a sample: its field as a section would send it, and the record that the form opens with. */
const galleryModes: Readonly<
  Record<GalleryMode, (sample: GallerySample) => { readonly field: Raw; readonly record: Raw }>
> = {
  edit: ({ field, record }) => ({ field, record }),
  read: ({ field, record }) => ({ field: { ...field, permissions: ['view'] }, record }),
  required: (sample) => ({
    field: { ...sample.field, validation_rules: { ...rulesOf(sample), required: true } },
    record: {},
  }),
  error: (sample) => ({
    field: { ...sample.field, validation_rules: { ...rulesOf(sample), required: true } },
    record: sample.wrong,
  }),
  counter: ({ field, record }) => ({ field: { ...field, symbol_counter: true }, record }),
  hidden: ({ field, record }) => ({ field: { ...field, permissions: [] }, record }),
};

/** The raw section of one field type in one mode. */
export function gallerySection(type: string, mode: GalleryMode, sample: GallerySample) {
  const { field, record } = galleryModes[mode](sample);
  return {
    section: [{ field_id: `gallery.${type}`, name: type, type, order: 1, permissions: ALL, ...field }],
    record,
  };
}
