import CurrencyRuble from '@mui/icons-material/CurrencyRuble';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import RestaurantOutlined from '@mui/icons-material/RestaurantOutlined';
import type { SearchHit } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';
import { priceText } from '../../fieldRenderers/priceText';
import { shownText, text } from '../../i18n/text';
import type { ActTools, PaletteAct, PaletteEntry } from '../../kit/palette/PaletteEntry';
import { messages as words } from '../shared/messages';
import type { StopMove } from '../shared/stop/ConfirmStop';
import { foods } from '.';
import { messages } from './messages';

const isOnStop = ({ record: { stopable } }: SearchHit): boolean =>
  Array.isArray(stopable) && stopable.length > 0;

const priceOf = ({ record: { price } }: SearchHit): string =>
  typeof price === 'string' || typeof price === 'number' ? String(price) : '';

const PRICE = { section: 'food_general', name: 'price' } as const;

const stopAct = (
  move: StopMove,
  own: Pick<PaletteAct, 'words' | 'icon' | 'tone' | 'opposite'>,
): PaletteAct => ({
  ...own,
  key: move,
  permission: 'menu_stop',
  label: (hit) => (isOnStop(hit) === (move === 'detach') ? text(`stop.${move}`) : undefined),
  run: async (hit, tools) => {
    const { call } = tools.dataProvider;
    const pointId = String(hit.place.pointId);
    const release = async () => {
      const { letGo } = await import('../shared/stop/letGo');
      return letGo({ pointId, ids: [hit.id] }, { ...tools, call, readAgain: () => readAgain(tools) });
    };
    const change = async (action: StopMove): Promise<string | undefined> => {
      const isDone =
        action === 'attach'
          ? await call('stopList.change', { params: { pointId }, body: { action, food_ids: [hit.id] } })
          : await release();
      readAgain(tools);
      return isDone === false ? undefined : text(`stop.done.${action}`, { what: hit.title });
    };
    const said = await change(move);
    const back = move === 'attach' ? 'detach' : 'attach';
    return said === undefined
      ? undefined
      : { said, undo: async () => (await change(back)) ?? text(`stop.done.${back}`, { what: hit.title }) };
  },
});

const priceAct: PaletteAct = {
  key: 'price',
  words: messages.priceWords,
  icon: CurrencyRuble,
  field: PRICE,
  valueHint: ({ title }) => shownText(messages.priceHint, { title }),
  label: (hit) => (Object.hasOwn(hit.record, 'price') ? messages.changePrice : undefined),
  preview: (hit, value) => `${priceText(priceOf(hit))} → ${priceText(value)}`,
  run: async (hit, tools) => {
    const save = async (value: string): Promise<{ readonly before: string; readonly said: string }> => {
      const { saveField } = await import('../../kit/palette/saveField');
      const before = await saveField(hit, PRICE, { ...tools, value });
      readAgain(tools);
      const said = shownText(messages.priceDone, { title: hit.title, price: priceText(value) });
      return { before: String(before ?? ''), said };
    };
    const { before, said } = await save(tools.value);
    return { said, undo: async () => (await save(before)).said };
  },
};

/** Every list that shows them. */
const readAgain = ({ queryClient }: ActTools): void => {
  for (const name of ['foods', 'stopList']) void queryClient.invalidateQueries({ queryKey: [name] });
};

export const foodEntry: PaletteEntry = {
  resource: foods,
  title: messages.title,
  icon: RestaurantOutlined,
  picture: ({ record: { images } }) => {
    const first: unknown = Array.isArray(images) ? images[0] : undefined;
    const url = isRecord(first) ? (first.thumbnailUrl ?? first.url) : undefined;
    return typeof url === 'string' ? url : undefined;
  },
  aside: (hit) =>
    isOnStop(hit) ? { words: words.inStop, tone: 'error' } : { words: priceText(priceOf(hit)) },
  acts: [
    stopAct('attach', {
      words: messages.stopWords,
      icon: DoNotDisturbOnOutlined,
      tone: 'error',
      opposite: 'detach',
    }),
    stopAct('detach', { words: messages.returnWords, icon: PlayCircleOutlined }),
    priceAct,
  ],
};
