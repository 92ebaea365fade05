import { pointsBackend, somePoints } from '../pointsBackend';
import { raw } from './renderForm';

const title = raw('title', 'text', { title: 'Название', validation_rules: { required: true } });

/** The three sections of a point, as small as they can be. */
const sections: Readonly<Record<string, readonly unknown[]>> = {
  point_general: [title, raw('description', 'textarea', { title: 'О заведении' })],
  point_docs: [raw('number', 'text', { title: 'Номер лицензии' })],
  point_other: [raw('note', 'text', { title: 'Заметка' })],
};

/** A backend of points whose forms can be opened and saved; `bodies` is what was sent. */
export const formBackend = (status: string | null = 'displayed') => {
  const [first] = somePoints(1, 7);
  const backend = pointsBackend(first ? [first] : []);
  const record: Record<string, unknown> = { ...first, status, description: 'Только в полной записи' };
  const bodies: { readonly call: string; readonly body: unknown }[] = [];

  for (const [section, fields] of Object.entries(sections)) {
    backend.on(`GET /api/fields/permissions/${section}`, () => ({ [section]: fields }));
  }
  const save = (call: string, id: number) => {
    backend.on(call, ({ body }) => {
      bodies.push({ call, body });
      Object.assign(record, body, { id });
      return { point: record };
    });
  };
  save('PUT /api/point/7', 7);
  save('PUT /api/point/8', 8);
  save('POST /api/point', 8);
  backend.on('GET /api/point/7', () => ({ point: { ...record, id: 7 } }));
  backend.on('GET /api/point/8', () => ({ point: { ...record, id: 8 } }));
  return { ...backend, bodies, record };
};
