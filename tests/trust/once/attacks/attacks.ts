import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { fileOf, multipart, samplePng } from '../../../server/samples';
import { ENDLESS_SVG, HEAVY_SVGS } from '../../uploads/svgBombs';
import type { Planted } from '../kill/seedOwners';
import { ask } from './owner';
import { gather } from './strangers';

export interface Scene {
  readonly url: string;
  /** Who looks at the list meanwhile is none of them. */
  readonly attackers: readonly Planted[];
  readonly neighbour: Planted;
  readonly seconds: number;
  readonly victimAddress: string;
}

/** @returns what is to be said of it */
type Attack = (scene: Scene) => Promise<string>;

const STRANGER = '127.0.0.2';

const halfBodies =
  (from: (scene: Scene) => string): Attack =>
  async (scene) => {
    const url = new URL(scene.url);
    const strangers = gather({
      url,
      from: from(scene),
      count: 320,
      reads: true,
      say: (socket) =>
        socket.write(
          `POST /api/auth/login HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{"email": "nobody`,
        ),
    });
    await pause(scene.seconds * 1000);
    strangers.leave();
    return `${strangers.shownOut()} shown out`;
  };

const unreadAnswers: Attack = async (scene) => {
  const url = new URL(scene.url);
  const [owner] = scene.attackers;
  const path = owner ? await publicFile(scene.url, owner) : '/';
  const one = `GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`;
  const strangers = gather({
    url,
    from: STRANGER,
    count: 340,
    reads: false,
    say: (socket) => {
      socket.pause();
      socket.write(one.repeat(4));
    },
  });
  await pause(scene.seconds * 1000);
  strangers.leave();
  return 'four pictures of 1.5 MB asked for over each, none read';
};

const slowHeaders: Attack = async (scene) => {
  const url = new URL(scene.url);
  const strangers = gather({
    url,
    from: STRANGER,
    count: 500,
    reads: true,
    say: (socket) => socket.write(`GET /api/point HTTP/1.1\r\nhost: ${url.host}\r\nx-slow: `),
  });
  await pause(scene.seconds * 1000);
  strangers.leave();
  return `${strangers.shownOut()} shown out`;
};

const svgBombs: Attack = async (scene) => {
  const [bomber] = scene.attackers;
  const bombs = [...Object.values(HEAVY_SVGS), ENDLESS_SVG, ENDLESS_SVG];
  const until = performance.now() + scene.seconds * 1000;
  const statuses: number[] = [];
  const throwing = Array.from({ length: 20 }, async (_, n) => {
    for (let k = n; bomber && performance.now() < until; k += 1) {
      const bytes = Buffer.from(bombs[k % bombs.length] ?? '');
      statuses.push(await newMenu(scene.url, bomber, fileOf(bytes, 'a.svg', 'image/svg+xml'), STRANGER));
      await pause(100);
    }
  });
  const took: number[] = [];
  const neighbours: number[] = [];
  const png = fileOf(await samplePng(1200, 900), 'a.png', 'image/png');
  while (performance.now() < until) {
    const since = performance.now();
    neighbours.push(await newMenu(scene.url, scene.neighbour, png, scene.victimAddress));
    took.push(performance.now() - since);
    await pause(200);
  }
  await Promise.all(throwing);
  const longest = Math.max(...took).toFixed(0);
  return `bombs: ${tally(statuses)}; a neighbour's uploads: ${tally(neighbours)}, the longest ${longest} ms`;
};

const manyUploads =
  (people: number): Attack =>
  async (scene) => {
    const [body, since] = [await nineMegabytes(), performance.now()];
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const who = scene.attackers[n % people];
        if (!who) return 0;
        return ask(
          { url: scene.url, token: who.token, from: STRANGER },
          { method: 'POST', path: `/api/point/${who.point}`, body },
        );
      }),
    );
    return `${tally(statuses)} after ${((performance.now() - since) / 1000).toFixed(1)} s`;
  };

export const ATTACKS: Readonly<Record<string, Attack>> = {
  '1a half of a login body x 320': halfBodies(() => STRANGER),
  '1a the same, from the address of the owner': halfBodies(({ victimAddress }) => victimAddress),
  '1b pipelined files never read x 340': unreadAnswers,
  '1c headers that never end x 500': slowHeaders,
  '3 drawings that explode, of one user': svgBombs,
  '4 uploads of 9 MB x 60, of one user': manyUploads(1),
  '4 the same, of twenty users': manyUploads(20),
};

const tally = (statuses: readonly number[]): string => {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
};

const newMenu = async (url: string, { token, point }: Planted, file: File, from: string): Promise<number> => {
  const body = await multipart([
    ['title', `Меню ${crypto.randomUUID().slice(0, 8)}`],
    ['images[0]', file],
  ]);
  return ask({ url, token, from }, { method: 'POST', path: `/api/point/${point}/menus`, body });
};

/** Noise cannot be packed: so many bytes as dots. */
const noise = async (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

const papers = async (count: number): Promise<File[]> => {
  const bytes = await noise(1700, 1400);
  return Array.from({ length: count }, (_, n) => fileOf(bytes, `${n}.jpg`, 'image/jpeg'));
};

const nineMegabytes = async () =>
  multipart([['_method', 'PUT'], ...(await papers(5)).map((file, n) => [`documents[${n}]`, file] as const)]);

const publicFile = async (url: string, { token, point }: Planted): Promise<string> => {
  const form = await multipart([
    ['_method', 'PUT'],
    ...(await papers(1)).map((file) => ['documents[0]', file] as const),
  ]);
  const answer = await fetch(`${url}/api/point/${point}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...form.headers },
    body: new Uint8Array(form.payload),
  });
  const { documents } = (await answer.json()) as { documents?: readonly { url: string }[] };
  if (!documents?.[0]) throw new Error(`Expected a stored file, got ${answer.status}.`);
  return documents[0].url;
};
