import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileOf, multipart, samplePng } from '../../../server/samples';
import type { Planted } from './seedOwners';

/** What is known of a food from the answers alone. */
export interface Known {
  title: string;
  inBin: boolean;
  image: string | undefined;
}

/** A write whose answer never came: it may have happened or not. */
interface Open {
  readonly send: () => Promise<Response>;
  readonly done: (body: Answer) => void;
}

interface Answer {
  readonly id?: number;
  readonly images?: readonly { readonly url: string }[];
}

/** Anything but an answer: the connection broke, or the server said that it is going. */
class NoAnswer extends Error {}

/** An owner at work: creates, changes, deletes, restores and uploads, and remembers what was acknowledged. */
export class Busy {
  readonly #token: string;
  readonly #point: number;
  readonly #random: () => number;
  /** The foods of the category at hand. */
  known = new Map<number, Known>();
  acknowledged = 0;
  #url = '';
  #category = 0;
  #open: Open | undefined;
  #count = 0;

  constructor({ token, point }: Planted, random: () => number) {
    this.#token = token;
    this.#point = point;
    this.#random = random;
  }

  /** Goes on at a server that has just started: first it asks again what was left without an answer. */
  async begin(url: string): Promise<void> {
    this.#url = url;
    for (let attempt = 1; this.#open; attempt += 1) {
      try {
        await this.#settle(this.#open);
        this.#open = undefined;
      } catch (error) {
        if (!(error instanceof NoAnswer) || attempt === 50) throw error;
        await wait(200);
      }
    }
  }

  /** A place of its own for what comes now, so that checking it stays quick. */
  async openCategory(menu: number): Promise<number> {
    const { id = 0 } = await this.#write('POST', '/categories', {
      json: {
        menu_id: menu,
        kind: 'food',
        title: `Category ${randomUUID().slice(0, 8)}`,
        base_category_id: 2,
      },
    });
    this.#category = id;
    this.known = new Map();
    return id;
  }

  async openMenu(): Promise<number> {
    const json = { title: `Menu ${randomUUID().slice(0, 8)}` };
    const { id = 0 } = await this.#write('POST', `/point/${this.#point}/menus`, { json });
    return id;
  }

  /** Works until the server is gone. */
  async work(): Promise<void> {
    try {
      for (;;) await this.#step();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  async read<T>(path: string): Promise<T> {
    const answer = await this.#ask('GET', path, {});
    if (answer.status !== 200) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async #step(): Promise<void> {
    const alive = [...this.known].filter(([, { inBin }]) => !inBin);
    const deleted = [...this.known].filter(([, { inBin }]) => inBin);
    const dice = this.#random();
    const one = alive[Math.floor(this.#random() * alive.length)];
    const gone = deleted[Math.floor(this.#random() * deleted.length)];
    if (one && dice < 0.25) await this.#change(...one);
    else if (one && dice < 0.35) await this.#move('DELETE', '/foods', one, true);
    else if (gone && dice < 0.45) await this.#move('POST', '/deleted_foods/restore', gone, false);
    else await this.#create(dice > 0.93);
  }

  async #create(withImage: boolean): Promise<void> {
    this.#count += 1;
    const title = `Dish ${this.#count}`;
    const fields = { category_id: String(this.#category), type: 'food', title, price: '390' };
    const { known } = this;
    const image = withImage ? fileOf(await samplePng(24, 16), 'dish.png', 'image/png') : undefined;
    const parts = image && [...Object.entries(fields), ['images[0]', image] as const];
    await this.#write(
      'POST',
      '/foods',
      parts ? { parts } : { json: { ...fields, category_id: this.#category } },
      ({ id, images }) => {
        if (id !== undefined) known.set(id, { title, inBin: false, image: images?.[0]?.url });
      },
    );
  }

  async #change(id: number, food: Known): Promise<void> {
    this.#count += 1;
    const title = `Dish ${this.#count} again`;
    await this.#write('PUT', `/foods/${id}`, { json: { categoryId: this.#category, title } }, () => {
      food.title = title;
    });
  }

  async #move(
    method: string,
    path: string,
    [id, food]: readonly [number, Known],
    inBin: boolean,
  ): Promise<void> {
    await this.#write(method, path, { json: { ids: [id] } }, () => {
      food.inBin = inBin;
    });
  }

  async #write(
    method: string,
    path: string,
    { json, parts }: { readonly json?: object; readonly parts?: Parameters<typeof multipart>[0] },
    done: Open['done'] = () => {},
  ): Promise<Answer> {
    const form = parts && (await multipart(parts));
    const headers = {
      'idempotency-key': randomUUID(),
      ...(form?.headers ?? { 'content-type': 'application/json' }),
    };
    const body = form ? new Uint8Array(form.payload) : JSON.stringify(json);
    this.#open = { send: () => this.#ask(method, path, { headers, body }), done };
    const answer = await this.#settle(this.#open);
    this.#open = undefined;
    return answer;
  }

  async #settle({ send, done }: Open): Promise<Answer> {
    const answer = await send();
    // Read to the end before it counts: half an answer is none.
    const text = await answer.text().catch(() => {
      throw new NoAnswer('The answer broke off.');
    });
    if (answer.status === 503 && answer.headers.has('retry-after'))
      throw new NoAnswer('The server is going.');
    if (!answer.ok) throw new Error(`Expected a write to be accepted, got ${answer.status} ${text}`);
    this.acknowledged += 1;
    const body = JSON.parse(text) as Answer;
    done(body);
    return body;
  }

  async #ask(method: string, path: string, init: RequestInit): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}`, ...(init.headers as Record<string, string>) };
    try {
      return await fetch(`${this.#url}/api${path}`, { ...init, method, headers });
    } catch {
      await wait(1);
      throw new NoAnswer(`${method} ${path}`);
    }
  }
}
