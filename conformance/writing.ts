import { type EndpointKey, endpointOf } from '../contract/endpoints';
import type { SectionField } from '../contract/fieldConfig';
import { parseFieldConfig } from '../contract/parseFieldConfig';
import { categoryGeneral } from '../contract/sections/category';
import { foodComposition, foodGeneral } from '../contract/sections/food';
import { menuGeneral } from '../contract/sections/menu';
import { type FieldDraft, rawFields } from '../contract/sections/rawFields';
import { plainId } from '../dataProvider/kindId';
import { removed, throughTheBin } from './bin';
import { type At, findId, holds, type Kind, listed, type Params } from './kinds';
import { payloadOf, type References } from './payload';
import { isErrorBody, isGood, NOBODY, namesField, recordOf, type Walk } from './Walk';

/** Each stands under the one before it. */
const KINDS: readonly Kind[] = [
  {
    name: 'points',
    sections: { point_general: undefined },
    search: 'titleAndAddress',
    param: 'pointId',
    from: 'console document, Server calls',
  },
  {
    name: 'menus',
    sections: { menu_general: menuGeneral },
    search: 'title',
    param: 'menuId',
    from: 'menu document, Calls',
  },
  {
    name: 'categories',
    sections: { category_general: categoryGeneral },
    param: 'categoryId',
    from: 'menu document, Calls',
  },
  {
    name: 'foods',
    sections: { food_general: foodGeneral, food_composition: foodComposition },
    search: 'title',
    from: 'menu document, Calls',
  },
];

const WIRE = 'decisions, Wire format';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes a record of each kind, one under the other, changes it, takes it through the bin, and leaves nothing. */
export const writeAll = async (walk: Walk, references: References): Promise<void> =>
  writeKind(walk, { kinds: KINDS, params: { type: 'food' }, references });

interface Writing {
  readonly kinds: readonly Kind[];
  readonly params: Params;
  readonly references: References;
}

const writeKind = async (walk: Walk, { kinds, params, references }: Writing): Promise<void> => {
  const [kind, ...below] = kinds;
  if (!kind) return;
  const { name, from, param } = kind;
  const title = `Проверка ${Math.random().toString(36).slice(2, 10)}`;
  const fields = (
    await Promise.all(Object.entries(kind.sections).map((each) => fieldsOf(walk, each)))
  ).flat();
  const { payload, missing } = payloadOf(fields, { title, references });
  if (missing.length > 0)
    return walk.skip(
      `${name}.create`,
      `nothing right is known for ${missing.join(', ')}: no record is made`,
      from,
    );

  const bare = await walk.ask(`${name}.create`, {
    params,
    body: placed(`${name}.create`, { ...payload, title: '' }, params),
  });
  walk.judge(
    bare,
    bare.status === 422 && namesField(bare, 'title'),
    'refuses an empty title with 422 and errors.title',
    `${WIRE} 4`,
  );

  const created = await walk.ask(`${name}.create`, {
    params,
    body: placed(`${name}.create`, payload, params),
  });
  const id = recordOf(created).id ?? (await findId(walk, kind, params, title));
  if (id !== undefined)
    walk.made.push({ title: `${name} «${title}»`, remove: () => removed(walk, kind, params, id) });
  if (!walk.reads(created, from)) return;
  if (id === undefined) return void walk.judge(created, false, 'the new record stands in its list', from);

  const at = { ...params, id: plainId(String(id)) };
  await readBack(walk, kind, { params: at, listParams: params, title, id });
  await changeIt(walk, kind, { params: at, payload, title });
  if (name === 'menus') await sendPicture(walk, at, payload);
  if (name === 'foods') await stopIt(walk, at);
  if (name === 'points')
    walk.reads(
      await walk.ask('ingredients.list', { params: { pointId: at.id } }),
      'menu document, Ingredient suggestions',
    );
  await writeKind(walk, { kinds: below, params: param ? { ...params, [param]: at.id } : params, references });
  await throughTheBin(walk, kind, { params: at, listParams: params, id });
  walk.made.pop();
};

const fieldsOf = async (
  walk: Walk,
  [section, drafts]: readonly [string, readonly FieldDraft[] | undefined],
): Promise<readonly SectionField[]> => {
  const answer = await walk.ask('fields.permissions', { params: { section } });
  return isGood(answer) && answer.shape !== undefined
    ? parseFieldConfig(answer.shape, section)
    : drafts
      ? parseFieldConfig(rawFields(section, drafts), section)
      : [];
};

/** The payload with what places it. */
const placed = (
  key: EndpointKey,
  payload: Readonly<Record<string, unknown>>,
  params: Params,
): Record<string, unknown> => ({
  ...payload,
  ...(key.startsWith('points.') && { status: 'draft' }),
  ...Object.fromEntries(
    Object.entries(endpointOf(key).place ?? {}).map(([name, parent]) => [name, params[parent]]),
  ),
});

const readBack = async (
  walk: Walk,
  kind: Kind,
  { params, listParams, title, id }: At & { readonly title: string },
): Promise<void> => {
  const { name, from } = kind;
  const one = await walk.ask(`${name}.one`, { params });
  if (walk.reads(one, from)) walk.judge(one, recordOf(one).title === title, 'holds what was saved', from);
  const list = await listed(walk, kind, listParams, title);
  if (walk.reads(list, from)) walk.judge(list, holds(list, id), 'shows the new record, by its title', from);
  const stranger = await walk.ask(`${name}.one`, { params, token: null });
  walk.judge(stranger, stranger.status === 401, 'answers 401 to nobody', `${WIRE} 4`);
  const absent = await walk.ask(`${name}.one`, { params: { ...params, id: NOBODY } });
  walk.judge(
    absent,
    absent.status === 404 && isErrorBody(absent),
    'answers 404 to what is absent',
    `${WIRE} 4`,
  );
};

const changeIt = async (
  walk: Walk,
  { name, from }: Kind,
  {
    params,
    payload,
    title,
  }: Pick<At, 'params'> & { readonly payload: Readonly<Record<string, unknown>>; readonly title: string },
): Promise<void> => {
  const renamed = `${title}!`;
  const body = placed(`${name}.update`, { ...payload, title: renamed }, params);
  const saved = await walk.ask(`${name}.update`, { params, body });
  if (!walk.reads(saved, from)) return;
  const one = await walk.ask(`${name}.one`, { params });
  walk.judge(one, recordOf(one).title === renamed, 'holds what was changed', from);
  const bad = await walk.ask(`${name}.update`, { params, body: { ...body, title: '' } });
  walk.judge(
    bad,
    bad.status === 422 && namesField(bad, 'title'),
    'refuses an empty title with 422 and errors.title',
    `${WIRE} 4`,
  );
  const absent = await walk.ask(`${name}.update`, { params: { ...params, id: NOBODY }, body });
  walk.judge(absent, absent.status === 404, 'answers 404 to what is absent', `${WIRE} 4`);
};

/** With files an update travels as a multipart POST that says `_method=PUT`. */
const sendPicture = async (
  walk: Walk,
  params: At['params'],
  payload: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const from = 'console document, Update point; menu document, Update menu';
  const images = [new File([PIXEL], 'pixel.png', { type: 'image/png' })];
  const saved = await walk.ask('menus.update', { params, body: { ...payload, images } });
  if (!walk.judge(saved, isGood(saved), 'takes files as a multipart POST with _method=PUT', from)) return;
  const one = await walk.ask('menus.one', { params });
  const kept = recordOf(one).images;
  const [image] = Array.isArray(kept) ? kept : [];
  walk.judge(
    one,
    typeof image?.url === 'string' && image.id !== undefined,
    'shows the kept file with url and id',
    'console document, File field',
  );
};

const stopIt = async (walk: Walk, { id, ...params }: At['params']): Promise<void> => {
  const from = 'menu document, Stop list';
  for (const action of ['attach', 'detach']) {
    const answer = await walk.ask('stopList.change', { params, body: { action, food_ids: [id] } });
    walk.judge(answer, isGood(answer), `${action}es a food`, from);
  }
  const bad = await walk.ask('stopList.change', { params, body: { action: 'forget', food_ids: [id] } });
  walk.judge(bad, bad.status >= 400 && bad.status < 500, 'refuses an action that is none', from);
};
