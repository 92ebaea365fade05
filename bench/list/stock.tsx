import { Admin, type DataProvider, DataTable, DateField, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { wantedCount } from '../pages/benchWindow';
import { readRows } from './readRows';

/* Stock react-admin as its documentation starts it: Admin, one Resource, List, DataTable. */

const count = wantedCount(12);
const rows = readRows(count);

const reject = async (): Promise<never> => {
  throw new Error('The bench only reads a list.');
};

const dataProvider: DataProvider = {
  getList: async <R,>() => {
    const data = await rows;
    // The caller names the record type; nothing at run time could check that name.
    return { data: data as R[], total: data.length };
  },
  getOne: reject,
  getMany: reject,
  getManyReference: reject,
  create: reject,
  update: reject,
  updateMany: reject,
  delete: reject,
  deleteMany: reject,
};

const StockList = () => (
  <List perPage={count} exporter={false}>
    <DataTable>
      <DataTable.Col source="title" />
      <DataTable.Col source="address" />
      <DataTable.Col source="type" />
      <DataTable.Col source="status" />
      <DataTable.Col source="createdAt">
        <DateField source="createdAt" />
      </DataTable.Col>
    </DataTable>
  </List>
);

const container = document.getElementById('root');
if (!container) throw new Error('Expected an element #root in the page, found none.');
createRoot(container).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="bench" list={StockList} />
  </Admin>,
);
