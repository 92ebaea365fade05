import { fileOf, samplePng } from '../../../server/samples';
import type { Planted } from '../kill/seedOwners';

export interface Writing {
  /** Titles of menus whose creation was answered with 201, `<owner>-<number>`, in the order of the answers. */
  readonly acked: string[];
  /** Pictures whose saving was answered. */
  readonly pictures: () => number;
  /** Resolves when so many more have been answered. */
  readonly more: (count: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Each owner makes one menu after the other, and now and then puts another picture in the place of the last.
 * @param first number of the first of these owners, where others write elsewhere
 */
export const startWriting = (url: string, owners: readonly Planted[], first = 0): Writing => {
  const acked: string[] = [];
  let pictures = 0;
  let isOver = false;
  const send = (path: string, { token }: Planted, body: FormData | object) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  const picture = async (owner: Planted): Promise<void> => {
    const form = new FormData();
    form.append('_method', 'PUT');
    form.append('documents[0]', fileOf(await samplePng(200, 150), 'scan.png', 'image/png'));
    const { status } = await send(`point/${owner.point}`, owner, form);
    if (status === 200) pictures += 1;
  };
  const loops = owners.map(async (owner, at) => {
    for (let n = 0; !isOver; n += 1) {
      const title = `${first + at}-${n}`;
      const { status } = await send(`point/${owner.point}/menus`, owner, { title: `Menu ${title}` });
      if (status === 201) acked.push(title);
      if (n % 4 === 0) await picture(owner);
    }
  });
  return {
    acked,
    pictures: () => pictures,
    more: async (count) => {
      const goal = acked.length + count;
      while (acked.length < goal) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
};
