import type { CallQuery } from '../dataProvider/buildRequest';
import { plainId } from '../dataProvider/kindId';
import { type At, holds, type Kind, listed, type Params } from './kinds';
import { recordOf, rowsOf, type Walk } from './Walk';

const LIFECYCLE = 'console document, Lifecycle';

/** What the documents let a bin be asked by. */
const BIN_QUERY: Readonly<Record<Kind['name'], CallQuery>> = {
  points: { page: 1, per_page: 100 },
  menus: { page: 1, per_page: 100 },
  categories: { page: 1 },
  foods: {},
};

/** Deleted, restored, deleted again and destroyed: what list and bin hold after each. */
export const throughTheBin = async (
  walk: Walk,
  kind: Kind,
  { params, listParams, id }: At,
): Promise<void> => {
  const { name, from } = kind;
  const title = String(recordOf(await walk.ask(`${name}.one`, { params })).title ?? '');
  const bin = () =>
    walk.ask(`${name}.deleted`, {
      params: listParams,
      query: BIN_QUERY[name],
    });
  const act = async (
    verb: 'deleteMany' | 'restoreMany' | 'destroyMany',
    isIn: { list: boolean; bin: boolean },
  ) => {
    const done = await walk.ask(`${name}.${verb}`, { params: listParams, ids: [String(id)] });
    if (!walk.reads(done, from)) return;
    const list = await listed(walk, kind, listParams, title);
    walk.judge(
      list,
      holds(list, id) === isIn.list,
      `${isIn.list ? 'holds' : 'does not hold'} it after ${verb}`,
      LIFECYCLE,
    );
    const deleted = await bin();
    walk.judge(
      deleted,
      holds(deleted, id) === isIn.bin,
      `${isIn.bin ? 'holds' : 'does not hold'} it after ${verb}`,
      LIFECYCLE,
    );
  };
  await act('deleteMany', { list: false, bin: true });
  const gone = await walk.ask(`${name}.one`, { params });
  walk.judge(gone, gone.status === 404, 'answers 404 to what is in the bin', LIFECYCLE);
  const row = rowsOf(await bin()).find((each) => String(each.id) === String(id));
  const days = Number(row?.days_before_deletion ?? row?.daysBeforeDeletion);
  walk.judge(
    await bin(),
    days >= 0 && days <= 7,
    'counts the days before deletion, seven at most',
    LIFECYCLE,
  );
  await act('restoreMany', { list: true, bin: false });
  await act('deleteMany', { list: false, bin: true });
  await act('destroyMany', { list: false, bin: false });
  const late = await walk.ask(`${name}.restoreMany`, { params: listParams, ids: [String(id)] });
  walk.judge(
    late,
    late.status >= 400 && late.status < 500,
    'refuses to restore what was destroyed',
    LIFECYCLE,
  );
};

/** Into the bin and out of it for good, whatever the walk has come to. @returns whether nothing is left */
export const removed = async (
  { backend }: Walk,
  { name }: Kind,
  params: Params,
  id: unknown,
): Promise<boolean> => {
  const ids = [String(id)];
  await backend.ask(`${name}.deleteMany`, { params, ids });
  await backend.ask(`${name}.destroyMany`, { params, ids });
  const one = await backend.ask(`${name}.one`, { params: { ...params, id: plainId(String(id)) } });
  return one.status === 404;
};
