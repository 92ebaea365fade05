import { useMemo } from 'react';
import type { Resource } from '../../../kit/declaration/defineResource';
import { useMay } from '../../../kit/parts/may';
import type { BoardColumn } from '../../../kit/rows/BoardColumn';
import { fieldsOf } from '../../../kit/rows/BoardColumn';
import { type BoardFields, useBoardFields } from '../../../kit/rows/useBoardFields';
import type { Dish } from './board';
import { portion, price, title } from './columns';
import type { CellRights } from './DishRow';

/** What this person may see and change in the rows, as the sections and their role say. */
export const useRights = (
  foods: Resource,
): { readonly fields: BoardFields; readonly rights: CellRights; readonly canCreate: boolean } => {
  const fields = useBoardFields(foods);
  const may = useMay();
  const canUpdate = may('foods', 'update');
  const canStop = may('stopList', 'change');
  const rights = useMemo((): CellRights => {
    const writable = (column: BoardColumn<Dish>) =>
      canUpdate && fields.canWrite(column, 'edit') ? fields.field(fieldsOf(column)[0] ?? '') : undefined;
    const marks = fields.field('marks')?.options ?? [];
    return {
      title: writable(title),
      portion: writable(portion),
      price: writable(price),
      seesPortion: fields.canSee(portion),
      seesPrice: fields.canSee(price),
      canStop,
      resource: foods.name,
      markTitles: new Map(marks.map(({ value, title: words }) => [Number(value), words])),
    };
  }, [fields, canUpdate, canStop, foods]);
  return { fields, rights, canCreate: may('foods', 'create') && fields.canWrite(title, 'create') };
};
