import { beforeAll, expect, it } from 'vitest';
import { reportOf } from '../../conformance/schema';
import { loadCatalogue } from '../../i18n/loadCatalogue';

beforeAll(() => loadCatalogue());

it('npm run schema says what the console takes of each field, and what it would ignore', () => {
  const section = [
    {
      name: 'title',
      type: 'text',
      title: 'Name',
      permissions: ['view'],
      validation_rules: { required: true, tall: 3 },
    },
    {
      name: 'kind',
      type: 'select',
      title: 'Kind',
      colour: 'red',
      depends_on: { field: 'nobody', values: [1] },
    },
    { name: 'mood', type: 'smile', title: 'Mood' },
  ];
  const { lines, code } = reportOf(JSON.stringify({ events_general: section }));
  const text = lines.join('\n');
  expect(code).toBe(1);
  expect(text).toContain('title: text  view  {"required":true}');
  for (const wrong of ['«tall»', '«colour»', '«nobody»', 'smile']) expect(text).toContain(wrong);
  expect(reportOf('[{"name":"title","type":"text","title":"Name","permissions":["view","create"]}]')).toEqual(
    {
      lines: ['title: text  view create'],
      code: 0,
    },
  );
  expect(reportOf('{').code).toBe(2);
});
