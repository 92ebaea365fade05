import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { BodyOf } from '../../dataProvider/call';
import { allergenWords as messages } from '../../i18n/allergenWords';
import { shownText } from '../../i18n/text';
import { undoBatch } from '../../kit/history/undoBatch';
import { useSayUndoable } from '../../kit/parts/useSayUndoable';
import { useParents } from '../../kit/queryRouter/ParentsContext';

type Rows = BodyOf<'pointIngredients.tell'>['rows'];

/** Tells groups of ingredients of the venue of the page, says how many, and offers the way back. @throws where others have told one meanwhile */
export const useTell = (): ((rows: Rows) => Promise<void>) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { say } = useSayUndoable();
  const { pointId = '' } = useParents();
  const readAgain = (): void => {
    for (const key of ['pointIngredients', 'foods', 'ingredients'])
      void queryClient.invalidateQueries({ queryKey: [key] });
  };
  return async (rows) => {
    const { results, change_id: change } = await dataProvider.call('pointIngredients.tell', {
      params: { pointId },
      body: { rows },
    });
    readAgain();
    const done = results.filter(({ status }) => status === 'done').length;
    const stale =
      results.length - results.filter(({ status }) => ['done', 'unchanged'].includes(status)).length;
    if (stale > 0 && done === 0) throw new Error(messages.stale);
    const said = shownText(messages.told, { smart_count: done });
    if (change === null) return;
    say(stale > 0 ? `${said} ${messages.stale}` : said, async () => {
      await undoBatch(dataProvider, change);
      readAgain();
      return messages.takenBack;
    });
  };
};
