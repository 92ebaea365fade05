import { openTestDeps, type TestDeps } from '../../server/testDeps';
import { seedEstate } from '../calls/estate';
import { randomFrom } from '../calls/random';
import { runChain } from './chain';
import { type FormContext, rightShot } from './rightShot';
import type { Shot } from './Shot';
import { faultOf } from './validate';
import { wrongShot } from './wrongShot';

export interface FuzzReport {
  readonly sent: number;
  readonly chains: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Each with the number of the request, so that the same seed finds it again. */
  readonly faults: readonly string[];
}

interface Fuzz {
  readonly requests: number;
  readonly seed: number;
  readonly onProgress?: (sent: number) => void;
}

/** More than this many faults say nothing new. */
const MAX_FAULTS = 20;
const SHARES = { chain: 0.02, made: 0.02, right: 0.35 } as const;

/** Sends so many generated requests, one after the other; everything depends on the seed alone. */
export const runFuzz = async ({ requests, seed, onProgress }: Fuzz): Promise<FuzzReport> => {
  const test = await openTestDeps();
  try {
    const [own, foreign] = [await seedEstate(test), await seedEstate(test)];
    return await shoot(
      test,
      { own, foreign, sections: test.deps.sections },
      { requests, seed, ...(onProgress ? { onProgress } : {}) },
    );
  } finally {
    await test.close();
  }
};

const shoot = async (
  test: TestDeps,
  context: FormContext,
  { requests, seed, onProgress }: Fuzz,
): Promise<FuzzReport> => {
  const random = randomFrom(seed);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const kept = await foreignRows(context);
  let sent = 0;
  let chains = 0;

  const send = async (shot: Shot): Promise<unknown> => {
    sent += 1;
    const headers = { authorization: `Bearer ${context.own.owner.token}`, ...shot.request.headers };
    const answer = await test.app.inject({ ...shot.request, headers });
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    const fault = faultOf(shot, answer);
    if (fault !== undefined) {
      faults.push(
        `#${sent} ${fault}: ${shot.key}, ${shot.why}\n  ${JSON.stringify(shot.request)}\n  ${answer.statusCode} ${answer.body}`.slice(
          0,
          2000,
        ),
      );
    }
    const isJson = /json/.test(String(answer.headers['content-type']));
    return fault === undefined && isJson ? answer.json() : undefined;
  };

  while (sent < requests && faults.length < MAX_FAULTS) {
    const before = sent;
    const isChain = random.chance(SHARES.chain);
    if (isChain || random.chance(SHARES.made)) {
      chains += 1;
      await runChain(random, context, send, isChain ? undefined : 0).catch((error: unknown) =>
        faults.push(`#${sent} ${String(error)}`),
      );
    } else {
      await send(random.chance(SHARES.right) ? rightShot(random, context) : wrongShot(random, context));
    }
    if (Math.floor(before / 1000) !== Math.floor(sent / 1000)) onProgress?.(sent);
  }
  await test.settled();
  if ((await foreignRows(context)) !== kept) faults.push('the rows of the other owner have changed');
  return { sent, chains, statuses, faults };
};

/** What the other owner sees of everything there is. */
const foreignRows = async ({ foreign: { owner, places } }: FormContext): Promise<string> => {
  const urls = [
    '/api/point',
    '/api/deleted_points',
    ...places.flatMap(({ point, menu, category, food }) => [
      `/api/point/${point}`,
      `/api/point/${point}/menus`,
      `/api/deleted_menus/${point}`,
      `/api/categories/${menu}`,
      `/api/foods/${food.food}`,
      `/api/foods/category/${category.food}`,
      `/api/point/${point}/foods/stop-list`,
      `/api/ingredients/${point}`,
    ]),
  ];
  const bodies: string[] = [];
  for (const url of urls) bodies.push((await owner.get(url)).body);
  return bodies.join('\n');
};
