import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo, use, useCallback, useState } from 'react';
import { wantedCount } from '../pages/benchWindow';
import { FloorShell } from '../pages/FloorShell';
import { startPage } from '../pages/startPage';
import type { Row } from './Row';

/* The practical floor: a plain MUI table with memoised rows, ticks and select-all, and nothing else. */

const rows = fetch(`/api/bench/rows?n=${wantedCount(12)}`).then(async (answer) => {
  const read = (await answer.json()) as readonly Row[];
  performance.mark('data');
  return read;
});

interface LineProps {
  readonly row: Row;
  readonly isTicked: boolean;
  readonly onTick: (id: number) => void;
}

const Line = memo(({ row, isTicked, onTick }: LineProps) => (
  <TableRow selected={isTicked}>
    <TableCell padding="checkbox">
      <Checkbox checked={isTicked} onChange={() => onTick(row.id)} />
    </TableCell>
    <TableCell>{row.title}</TableCell>
    <TableCell>{row.address}</TableCell>
    <TableCell>{row.type}</TableCell>
    <TableCell>
      <Chip size="small" label={row.status} />
    </TableCell>
    <TableCell>{new Date(row.createdAt).toLocaleDateString('ru-RU')}</TableCell>
  </TableRow>
));

const FloorList = () => {
  const all = use(rows);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const tick = useCallback(
    (id: number) =>
      setTicked((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const isAll = ticked.size === all.length;
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              checked={isAll}
              indeterminate={ticked.size > 0 && !isAll}
              onChange={() => setTicked(new Set(isAll ? [] : all.map((row) => row.id)))}
            />
          </TableCell>
          {['Название', 'Адрес', 'Тип', 'Статус', 'Дата создания'].map((label) => (
            <TableCell key={label}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {all.map((row) => (
          <Line key={row.id} row={row} isTicked={ticked.has(row.id)} onTick={tick} />
        ))}
      </TableBody>
    </Table>
  );
};

startPage({
  Shell: FloorShell,
  Measured: FloorList,
});
