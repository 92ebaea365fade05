import { canView } from '../../contract/permissions';
import { notFound } from '../ApiError';
import type { Handler } from '../Call';
import { copyTree } from '../copies/copyTree';
import { readAsked } from '../copies/readAsked';
import { readMenus } from '../copies/readSource';
import { readTaking } from '../copies/readTaking';
import { takeFromMenu } from '../copies/takeFromMenu';
import { boardOf, type Hides } from '../editor/boardOf';
import { stands, tagOf } from '../editor/boardTag';
import { changeMany } from '../editor/changeMany';
import { readContents, readMenu } from '../editor/readBoard';
import { readBulk } from '../editor/readBulk';
import { readOrderIds } from '../editor/readOrderIds';
import { orderUnder } from '../engine/order';
import type { OwnKey } from '../engine/verbs';
import { categories, menus, resources } from '../resources';
import { hiding } from '../resources/hiding';
import type { Sections } from '../Sections';
import { exportSheet } from '../sheets/exportSheet';
import { importSheet } from '../sheets/importSheet';

export const menusHandlers: { readonly [K in OwnKey<'menus'>]: Handler<K> } = {
  'menus.board': async ({ path: { id }, reach, ifNoneMatch }, deps) => {
    const now = deps.clock();
    const found = await readMenu(id, reach, deps);
    if (!found) throw notFound();
    const { version, ...menu } = found;
    const stand = { version: `${id} ${version}`, shown: shownKeys(deps.sections) };
    if (stands(ifNoneMatch, stand, now)) return { tag: ifNoneMatch };
    const contents = await readContents(id, deps);
    const { values, changesAt } = boardOf(menu, contents, { hides: hidesOf(deps.sections), now });
    return { tag: tagOf(stand, changesAt, now), values };
  },

  'menus.order': async ({ path: { id }, body, ...at }, deps) => {
    const ids = readOrderIds('category_ids', body.category_ids);
    return { category_ids: await orderUnder(categories, { parentId: id, wanted: () => ids, at }, deps) };
  },

  'menus.exportSheet': exportSheet,
  'menus.importSheet': importSheet,

  'menus.bulk': ({ path: { pointId }, body, ...at }, deps) =>
    changeMany(menus, { bulk: readBulk(body), pointId, at, fields: ['visible', 'graphic'] }, deps),

  'menus.copy': async ({ path: { id }, body, ...who }, deps) => {
    const asked = readAsked(body);
    return { results: await copyTree(await readMenus([id], who.reach, deps), asked, who, deps) };
  },

  'menus.takeOver': ({ path: { id }, body, ...who }, deps) => takeFromMenu(id, readTaking(body), who, deps),
};

const hidesOf = (sections: Sections): Hides => ({
  menus: hiding('menus.one', sections),
  categories: hiding('categories.one', sections),
  foods: hiding('foods.one', sections),
});

/** The fields of every section that a role sees: causes of being hidden name those of venues too. */
const shownKeys = (sections: Sections): unknown => {
  const names = resources.flatMap(({ rows }) => Object.values(rows).flatMap((row) => row.sections ?? []));
  return [...new Set(names)].map((name) =>
    sections.fields(name).map((field) => (canView(field) ? field.name : '')),
  );
};
