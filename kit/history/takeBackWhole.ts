import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';

/** Takes back everything that one act has done in a venue. @returns what became of each row; a `reason` = it stays */
export const takeBackWhole = async (
  dataProvider: Pick<CarteDataProvider, 'call'>,
  id: number | string,
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { data } = await dataProvider.call('changes.undo', {
    params: { id: String(id) },
    body: { whole: true },
  });
  return data;
};
