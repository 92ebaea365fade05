import type { Busy, Known } from './Busy';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly images: readonly { readonly url: string }[];
}

/** What was acknowledged and is not there, or not as it was acknowledged; and what is there and should not be. */
export const missing = async (
  owner: Busy,
  url: string,
  [category, known]: readonly [number, ReadonlyMap<number, Known>],
): Promise<readonly string[]> => {
  const [alive, inBin] = [
    await all(owner, `/foods/category/${category}`),
    await all(owner, `/deleted_foods/${category}`),
  ];
  const wrong: string[] = [];
  for (const [id, food] of known) {
    const [here, there] = food.inBin ? [inBin, alive] : [alive, inBin];
    const row = here.get(id);
    if (!row) wrong.push(`food ${id} is not ${food.inBin ? 'in the bin' : 'in the list'}`);
    else if (row.title !== food.title) wrong.push(`food ${id} is "${row.title}", expected "${food.title}"`);
    else if (row.images[0]?.url !== food.image) wrong.push(`food ${id} has lost its picture`);
    if (there.has(id)) wrong.push(`food ${id} is in two places`);
    if (food.image !== undefined && !(await isPicture(`${url}${food.image}`)))
      wrong.push(`the picture of food ${id} cannot be read`);
  }
  for (const id of [...alive.keys(), ...inBin.keys()])
    if (!known.has(id)) wrong.push(`food ${id} was never acknowledged, nor asked again`);
  return wrong;
};

const all = async (owner: Busy, path: string): Promise<ReadonlyMap<number, Row>> => {
  const found = new Map<number, Row>();
  for (let page = 1; ; page += 1) {
    const { data, last_page } = await owner.read<{ data: Row[]; last_page: number }>(
      `${path}?page=${page}&per_page=100`,
    );
    for (const row of data) found.set(row.id, row);
    if (page >= last_page) return found;
  }
};

const PNG = '89504e470d0a1a0a';

const isPicture = async (url: string): Promise<boolean> => {
  const answer = await fetch(url);
  return answer.ok && Buffer.from(await answer.arrayBuffer()).toString('hex', 0, 8) === PNG;
};
