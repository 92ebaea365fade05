import { isRecord } from '../../../contract/isRecord';
import { type EndpointKey, isEndpointKey, rowOf } from '../../../contract/rows';
import { singularOf } from '../../../scaffold/names';
import { idAt } from '../calls/estate';
import type { Random } from '../calls/random';
import { type Request, requestOf } from '../calls/requestOf';
import { RESOURCES } from './resources';
import type { FormContext } from './rightShot';
import type { Shot } from './Shot';

/** Sends a shot, validates it, and answers what came. @throws when it was at fault */
export type Send = (shot: Shot) => Promise<unknown>;

/**
 * The life of a record of any resource that has a bin, in a random order of right and wrong steps; a model of one word
 * (where the record is) says which is which. Without steps it is made and taken away.
 */
export const runChain = async (
  random: Random,
  { own, sections }: FormContext,
  send: Send,
  steps = 4 + random.int(5),
): Promise<void> => {
  const resource = random.pick(RESOURCES);
  const of = singularOf(resource);
  const kind = random.pick(['food', 'drink'] as const);
  const place = random.pick([0, 1] as const);
  const keyOf = (verb: string): EndpointKey => {
    const key = `${resource}.${verb}`;
    if (!isEndpointKey(key)) throw new Error(`Expected the call ${key}.`);
    return key;
  };
  let own_id: number | undefined;
  const call = (key: EndpointKey): Request =>
    requestOf(key, {
      // The record itself in its own slots, its parents in the others.
      id: (slot) =>
        slot.of === of && own_id !== undefined && isOwn(slot.name)
          ? own_id
          : idAt(own, place, { ...slot, bin: false }, kind),
      kind,
      random,
      sections,
    });
  const step = (verb: string, meant: Shot['meant']) =>
    send({ key: keyOf(verb), request: { ...call(keyOf(verb)) }, meant, why: `chain of ${resource}` });

  const created = await step('create', 'right');
  // Without a record of its own the steps would take the standing ones from all later requests; the fault is noted already,
  // and letters to somebody are counted.
  if (!isRecord(created) || created.id === undefined) return;
  own_id = Number(created.id);
  let where = 'alive' as Where;
  for (let n = 0; n < steps; n += 1) {
    const verb = random.pick(['one', 'update', 'deleteMany', 'restoreMany', 'destroyMany'] as const);
    const [needed, next] = MOVES[verb];
    // Giving back what was never deleted changes nothing and is no mistake.
    const isRight = where === needed || (verb === 'restoreMany' && where === 'alive');
    await step(verb, isRight ? 'right' : 'wrong');
    if (isRight && where === needed) where = next;
    await step('one', where === 'alive' ? 'right' : 'wrong');
  }
  await expectListed();
  // What lives is taken away again, so that lists stay short however long the fuzzer runs.
  if (where === 'alive') await step('deleteMany', 'right');
  if (where !== 'gone') await step('destroyMany', 'right');

  async function expectListed(): Promise<void> {
    const listed = await isListed(keyOf('list'));
    const binned = await isListed(keyOf('deleted'));
    if (listed !== (where === 'alive') || binned !== (where === 'bin')) {
      throw new Error(
        `The ${of} ${own_id} should be ${where}, but is ${listed ? '' : 'not '}in the list and ${binned ? '' : 'not '}in the bin.`,
      );
    }
  }

  async function isListed(key: EndpointKey): Promise<boolean> {
    const request = call(key);
    const sort = rowOf(key).sort?.includes('createdAt') ? 'sort=createdAt&order=desc&' : '';
    const url = `${request.url}${request.url.includes('?') ? '&' : '?'}${sort}per_page=100`;
    const first = await send({
      key,
      request: { ...request, url },
      meant: 'right',
      why: `chain of ${resource}`,
    });
    const pages = isRecord(first) ? Number(first.last_page) : 1;
    for (let page = 1; page <= pages; page += 1) {
      const answer =
        page === 1
          ? first
          : await send({
              key,
              request: { ...request, url: `${url}&page=${page}` },
              meant: 'right',
              why: 'next page',
            });
      if (idsIn(answer).includes(own_id ?? 0)) return true;
    }
    return false;
  }
};

/** Where a record is, as the model sees it. */
type Where = 'alive' | 'bin' | 'gone';

const MOVES = {
  one: ['alive', 'alive'],
  update: ['alive', 'alive'],
  deleteMany: ['alive', 'bin'],
  restoreMany: ['bin', 'alive'],
  destroyMany: ['bin', 'gone'],
} as const;

const isOwn = (name: string): boolean => /^ids?$/.test(name);

const idsIn = (answer: unknown): readonly number[] => {
  const rows = isRecord(answer) ? Object.values(answer).find(Array.isArray) : undefined;
  return (rows ?? []).filter(isRecord).map((row) => {
    const record = isRecord(row.point) && typeof row.id !== 'number' ? row.point : row;
    return Number(record.id);
  });
};
