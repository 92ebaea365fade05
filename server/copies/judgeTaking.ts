import type { FieldConfig } from '../../contract/fieldConfig';
import { keptOf } from '../../contract/fieldHistory';
import type { WireRecord } from '../../contract/fields';
import { type FileValue, filesOf } from '../../contract/fields/file';
import { canView } from '../../contract/permissions';
import type { TakenPart, TakeResult } from '../../contract/takeOver';
import type { Deps } from '../Deps';
import { judgeRow } from '../editor/judgeRow';
import { sectionsOf } from '../engine/history';
import type { RowSave } from '../engine/saveMany';
import { today } from '../engine/wallClock';
import { foods } from '../resources';
import { hiding } from '../resources/hiding';
import { copyTexts } from '../texts/copies';
import { menuAreaTexts } from '../texts/menuArea';
import { takenOver, valuesOf } from './carried';
import type { IngredientsIn } from './ingredientsIn';
import type { Taking } from './readTaking';

/** A dish that takes, or that it takes from. */
export interface Dish {
  readonly found: RowSave['found'];
  readonly record: WireRecord;
  readonly version: number;
  readonly title: string;
}

export interface Judged {
  readonly result: Omit<TakeResult, 'id' | 'from'>;
  readonly save?: Omit<RowSave, 'rootId'>;
  /** Fields whose pictures become those of the other dish. */
  readonly pictures: readonly FieldConfig[];
}

/** What becomes of a dish, by the rules and rights of its form. */
export const judging = (inside: IngredientsIn, { sections }: Pick<Deps, 'sections'>) => {
  const own = sectionsOf(foods, sections);
  const hide = hiding('foods.one', sections);
  const sees = own.flat().some((field) => field.name === 'title' && canView(field));
  const fieldsOf = new Map<string, readonly FieldConfig[]>();
  const known = (parts: readonly TakenPart[]): readonly FieldConfig[] => {
    const key = parts.join();
    const fields = fieldsOf.get(key) ?? takenOver(foods, parts, sections);
    fieldsOf.set(key, fields);
    return fields;
  };
  return ({ parts, version }: Taking, dish: Dish, other: Dish | undefined): Judged => {
    const told = { version: dish.version, ...(sees && { title: dish.title }) };
    const left = (status: 'stale' | 'refused', errors?: TakeResult['errors']): Judged => ({
      result: { ...told, status, before: {}, after: {}, ...(errors && { errors }) },
      pictures: [],
    });
    if (version !== undefined && version !== dish.version) return left('stale');
    if (!other) return left('refused', { from: [copyTexts.sourceGone] });
    const fields = known(parts);
    const { zone: timezone, now } = dish.found;
    const { result, values = {} } = judgeRow(dish.record, {
      act: {
        kind: 'set',
        values: valuesOf(fields, { ...other.record, ingredients: inside.here(other.record.ingredients) }),
      },
      sections: own,
      timezone,
      today: today(now, timezone),
      hide,
    });
    const pictures = fields.filter((field) => field.type === 'file' && takesFiles(field, dish, other));
    const shown = (record: WireRecord) =>
      hide(Object.assign({}, ...pictures.map((field) => keptOf(field, record))));
    const isSame = result.status === 'unchanged';
    const errors = {
      ...result.errors,
      ...('ingredients' in result.after &&
        inside.losesWarning(other.record.ingredients) && { ingredients: [menuAreaTexts.allergenFixed] }),
    };
    const isRefused = Object.keys(errors).length > 0;
    const status = isRefused ? 'refused' : isSame && pictures.length === 0 ? 'unchanged' : 'done';
    const changed = Object.fromEntries(Object.entries(values).filter(([key]) => key in result.after));
    return {
      result: {
        ...told,
        status,
        before: { ...(isSame ? {} : result.before), ...shown(dish.record) },
        after: { ...(isSame ? {} : result.after), ...shown(other.record) },
        ...(isRefused && { errors }),
      },
      save: { found: dish.found, record: dish.record, values: isSame ? {} : changed },
      pictures,
    };
  };
};

/** Copies share their files: those of one address are the same. Where the other dish has none there is nothing to take. */
const takesFiles = ({ name }: FieldConfig, dish: Dish, other: Dish): boolean => {
  const addresses = ({ record }: Dish): string =>
    filesOf([record[name] ?? []].flat())
      .map(addressOf)
      .join();
  return addresses(other) !== '' && addresses(other) !== addresses(dish);
};

const addressOf = (file: FileValue[number]): string => ('url' in file ? file.url : '');
