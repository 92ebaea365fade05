import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isKnownField } from '../../../contract/fieldConfig';
import { parseFieldConfig } from '../../../contract/parseFieldConfig';
import { SchemaForm } from '../../../kit/form/SchemaForm';
import { theme } from '../../../ui/theme/StyleRoot';
import { fetchLateParts } from '../../fieldRenderers/lateParts';
import { propertyRuns, propertyTimeout } from '../../propertyRuns';
import { hostileRecords, hostileSections } from './hostileSections';

const complaints = vi.fn();

beforeAll(fetchLateParts, 60_000);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(complaints);
});
afterEach(() => vi.restoreAllMocks());

const good = { name: 'good', type: 'text', title: 'Хорошее', permissions: ['view', 'create', 'edit'] };
const dataProvider = testDataProvider();

const formOf = (section: readonly unknown[], record: Readonly<Record<string, unknown>>) => {
  const fields = parseFieldConfig([...section, good], 'point_general');
  const view = render(
    <ThemeProvider theme={theme}>
      <CoreAdminContext dataProvider={dataProvider}>
        <SchemaForm
          fields={fields}
          mode="edit"
          record={record}
          submitLabel="Сохранить"
          onSubmit={async () => undefined}
        />
      </CoreAdminContext>
    </ThemeProvider>,
  );
  return { fields, view };
};

describe('a section of arbitrary JSON', () => {
  it(
    '[FP6] is a form all the same: what cannot be read is a notice, nothing throws, the good field stands',
    () => {
      fc.assert(
        fc.property(hostileSections, hostileRecords, (section, record) => {
          const { fields, view } = formOf(section, record);
          const unread = fields.filter((field) => !isKnownField(field));
          // A field that failed to draw would be one notice more.
          expect(view.container.querySelectorAll('[data-unknown]').length).toBe(unread.length);
          expect(view.container.querySelector('[name="good"]')).not.toBeNull();
          expect(view.container.querySelector('img[src="x"], a[href^="javascript"]')).toBeNull();
          cleanup();
        }),
        { numRuns: propertyRuns },
      );
      const crashes = complaints.mock.calls.filter(([message]) =>
        /Error|error occurred/.test(String(message)),
      );
      expect(crashes).toEqual([]);
    },
    propertyTimeout * 3,
  );
});
