import { beforeEach, describe, expect, it } from 'vitest';
import { decodeBody } from '../../contract/multipart';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { fakeBackend, fakeStorage } from './fakeBackend';

const file = new File(['licence'], 'лицензия.pdf', { type: 'application/pdf' });
const data = {
  title: 'Кафе',
  floor: null,
  show_after_time: false,
  marks: [],
  graphic: { all_days: { begin: '10:00', is_enabled: true } },
  alc_license: [{ id: 5, url: '/files/5.pdf' }, file],
};
const save = async (verb: 'create' | 'update', typed: boolean) => {
  const heard = fakeBackend({ body: { id: 7, title: 'Кафе' } });
  const provider = createDataProvider({ can: (capability) => typed && capability === 'multipart.types' });
  if (verb === 'create') await provider.create('points', { data });
  else await provider.update('points', { id: 7, data, previousData: { id: 7 } });
  const [sent] = heard;
  if (!(sent?.body instanceof FormData)) throw new Error('The call was no form.');
  return { ...sent, parts: [...sent.body.entries()] };
};

describe('a record with a new file', () => {
  beforeEach(() => void fakeStorage('t'));

  it('[CL-11, CL-22] is updated by a multipart POST whose first part says _method=PUT and whose last is the file', async () => {
    const { method, target, headers, parts } = await save('update', false);
    expect(`${method} ${target}`).toBe('POST /point/7');
    expect(headers.get('content-type')).toBeNull();
    expect(parts[0]).toEqual(['_method', 'PUT']);
    expect(parts.at(-1)?.[0]).toBe('alc_license[1]');
    expect(parts.map(([name]) => name)).not.toContain('_types');
  });

  it('[CL-21] is created by a multipart POST that stands for nothing else', async () => {
    const { method, target, parts } = await save('create', false);
    expect(`${method} ${target}`).toBe('POST /point');
    expect(parts.map(([name]) => name)).not.toContain('_method');
  });

  it('[CL-48, CL-49] sends what is empty, false or null too, as a PHP backend reads it', async () => {
    const { parts } = await save('update', false);
    expect(Object.fromEntries(parts)).toMatchObject({
      floor: '',
      show_after_time: '0',
      marks: '',
      'graphic[all_days][is_enabled]': '1',
      'alc_license[0][id]': '5',
    });
  });

  it('[CL-48, CL-49, CL-50] arrives exactly as it was where the backend reads the types', async () => {
    const { parts } = await save('update', true);
    const read = decodeBody(parts);
    expect(read).toEqual(data);
    const [, sent] = read.alc_license as [unknown, File];
    expect([sent.name, sent.type, await sent.text()]).toEqual(['лицензия.pdf', 'application/pdf', 'licence']);
  });
});
