import type { ReactElement } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { defineResource } from '../../kit/declaration/defineResource';
import { PAGE_SIZE_KEY } from '../../kit/declaration/pageSize';
import type { Column } from '../../kit/declaration/ResourceDeclaration';
import { ListPage } from '../../kit/list/ListPage';
import { wantedCount } from '../pages/benchWindow';
import { carteShell } from '../pages/carteShell';
import { startPage } from '../pages/startPage';
import { columnsOf } from './columns';
import { readRows } from './readRows';

const count = wantedCount(12);
const rows = readRows(count);

const dataProvider: CarteDataProvider = {
  ...createDataProvider(),
  getList: async <R,>() => {
    const data = await rows;
    // The caller names the record type; nothing at run time could check that name.
    return { data: data as R[], total: data.length };
  },
};

const name = 'bench';
const routes = { list: '/bench', create: '/bench/add', edit: '/bench/edit?id' } as const;

const resourceOf = (columns: readonly Column[]) =>
  defineResource({
    name,
    routes,
    messages: {
      title: 'Строки',
      count: '%{smart_count} строка |||| %{smart_count} строки |||| %{smart_count} строк',
    },
    form: { tabs: [] },
    list: {
      columns,
      card: { title: (record) => String(record.title ?? record.name ?? record.id) },
      search: 'title',
    },
  });

localStorage.setItem(PAGE_SIZE_KEY, String(count));

/** A resource like any other, but that its columns are known only with the first row. */
const [[first]] = await Promise.all([rows, loadCatalogue()]);
const resource = resourceOf(columnsOf(first ?? { id: 0, title: '' }));

const BenchList = (): ReactElement => (
  <ResourceContextProvider value={name}>
    <ListPage resource={resource} />
  </ResourceContextProvider>
);

startPage({
  Shell: carteShell({ dataProvider, resources: [resource], at: routes.list }),
  Measured: BenchList,
});
