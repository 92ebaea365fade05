import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { AnswerOf } from '../../dataProvider/call';

/** Takes back everything that one act has done in a venue. @returns what became of each row; a `reason` = it stays */
export const undoBatch = async (
  dataProvider: Pick<CarteDataProvider, 'call'>,
  id: number | string,
): Promise<AnswerOf<'changes.undo'>['data']> => {
  const { data } = await dataProvider.call('changes.undo', {
    params: { id: String(id) },
    body: { whole: true },
  });
  return data;
};
