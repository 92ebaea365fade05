import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '../../contract/fieldConfig';
import { parseSectionText } from '../../contract/inspectSection';
import { galleryProvider, SectionEditor, samples, TypeGallery } from '../../src/dev/GalleryPage';
import { GALLERY_MODES, gallerySection } from '../../src/dev/galleryModes';
import { fetchLateParts } from '../fieldRenderers/lateParts';

// The types arrive with the section; here it is there at once.
await fetchLateParts();

const show = (page: ReactElement) =>
  render(<CoreAdminContext dataProvider={galleryProvider as never}>{page}</CoreAdminContext>);

describe('the gallery', () => {
  it.each(FIELD_TYPES)('shows %s in every mode, none of them a notice of failure', (type) => {
    const { container } = show(<TypeGallery type={type} />);
    for (const mode of GALLERY_MODES) {
      const place = screen.getByRole('region', { name: `${type} ${mode}` });
      expect(place.querySelector('.carte-unknown'), mode).toBeNull();
      if (mode === 'hidden') expect(place.querySelector('.carte-cell')).toBeNull();
      else expect(place.querySelector('.carte-cell'), mode).toBeTruthy();
    }
    expect(container.querySelector('[data-mode=read] input')).toBeNull();
  });

  const validated = FIELD_TYPES.filter((type) => type !== 'header' && type !== 'empty');
  it.each(validated)('shows what is wrong with %s', (type) => {
    show(<TypeGallery type={type} />);
    const place = screen.getByRole('region', { name: `${type} error` });
    const words = [...place.querySelectorAll('.carte-field-errors')]
      .map(({ textContent }) => textContent)
      .join('');
    expect(words).not.toBe('');
  });

  it.each(FIELD_TYPES)('has a clean sample of %s', (type) => {
    const sample = samples[type];
    if (!sample) throw new Error(`No sample of ${type}.`);
    expect(parseSectionText(JSON.stringify(gallerySection(type, 'edit', sample).section)).faults).toEqual([]);
  });
});

describe('the editor of a section', () => {
  const paste = (source: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Раздел в JSON' }), { target: { value: source } });

  it('shows the form of a pasted answer and what would travel', async () => {
    show(<SectionEditor />);
    paste(
      '{"point_general":[{"field_id":"1","name":"title","type":"text","title":"Имя","permissions":["view","create"]}]}',
    );
    const form = within(screen.getByRole('form'));
    fireEvent.change(form.getByRole('textbox', { name: 'Имя' }), { target: { value: 'Кофе' } });
    fireEvent.submit(screen.getByRole('form'));
    expect(await screen.findByText(/"title": "Кофе"/)).toBeTruthy();
  });

  it.each([
    ['no JSON', '[{', /Это не JSON/],
    ['no section', '"text"', /непонятном виде/],
    [
      'an unknown type',
      '[{"field_id":"1","name":"a","type":"hologram","permissions":["view"]}]',
      /Неизвестный тип/,
    ],
    [
      'a dangling condition',
      '[{"field_id":"1","name":"a","type":"text","title":"A","permissions":["view","create"],"depends_on":{"field":"b","values":[1]}}]',
      /которого нет в этом разделе/,
    ],
    [
      'a required field nobody can fill',
      '[{"field_id":"1","name":"a","type":"text","title":"A","permissions":["view"],"validation_rules":{"required":true}}]',
      /заполнить его при создании нельзя/,
    ],
  ])('says what is wrong with %s', (_name, source, message) => {
    show(<SectionEditor />);
    paste(source);
    expect(screen.getByText(message)).toBeTruthy();
  });
});
