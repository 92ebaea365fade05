import type { RaRecord } from 'react-admin';
import { text } from '../../i18n/text';
import { DaysLeft } from '../cells/DaysLeft';
import { plainCell } from '../cells/plainCell';
import { deletedColumns } from './deletedColumns';
import { verbsOf } from './knownCalls';
import type {
  Card,
  Column,
  ColumnDeclaration,
  ResourceBin,
  ResourceDeclaration,
  ResourceList,
} from './ResourceDeclaration';

/** More facts than this are no card any more. */
const FACTS_ON_CARD = 3;

type Represent<R extends RaRecord> = (record: R) => string;

/** The list with everything filled in that the declaration left to us. */
export const fillList = <R extends RaRecord>(
  { name, list = {} }: ResourceDeclaration<R>,
  represent: Represent<R>,
): ResourceList<R> => {
  const columns = list.columns?.map(fillColumn) ?? [titleColumn(represent)];
  return {
    ...list,
    columns,
    card: list.card ?? cardOf(columns, represent),
    verbs: list.verbs ?? verbsOf(name),
  };
};

/** The deleted-items mode: the list's title, and what every bin tells. */
export const fillBin = <R extends RaRecord>(
  { bin = {} }: Pick<ResourceDeclaration<R>, 'bin'>,
  list: ResourceList<R>,
  represent: Represent<R>,
): ResourceBin<R> => {
  const [title = titleColumn(represent)] = list.columns;
  const columns = bin.columns?.map(fillColumn) ?? [title, ...deletedColumns];
  const status = (record: R) => <DaysLeft days={record.days_before_deletion} />;
  return { ...bin, columns, card: bin.card ?? { ...cardOf([title], represent), status } };
};

const fillColumn = <R extends RaRecord>(column: ColumnDeclaration<R>): Column<R> =>
  column.render
    ? column
    : { ...column, render: (record) => plainCell(record[column.key], record), isPlain: true };

const titleColumn = <R extends RaRecord>(represent: Represent<R>): Column<R> => ({
  key: 'title',
  // Looked up when it is shown: a resource is declared before the catalogue has been read.
  get label() {
    return text('list.columnTitle');
  },
  render: represent,
});

const cardOf = <R extends RaRecord>(
  [title, ...others]: readonly Column<R>[],
  represent: Represent<R>,
): Card<R> => ({
  title: (record) => title?.render(record) ?? represent(record),
  facts: (record) => others.slice(0, FACTS_ON_CARD).map((column) => column.render(record)),
});
