import type { FieldConfig } from '../../contract/fieldConfig';
import { rulesOf, type WireRecord } from '../../contract/fields';
import { emptyClosure } from '../../contract/fields/closureWire';
import { foldText } from '../../contract/foldText';
import { canWrite } from '../../contract/permissions';
import { baseOfName, type PlannedCategory, type SheetCategory } from '../../contract/sheets/categories';
import { categoryKindOf } from '../../contract/vocabulary';
import type { Deps } from '../Deps';
import { baseCategories } from '../db/schema';
import { sectionsOf } from '../engine/history';
import { judgeNew } from '../engine/judgeRow';
import type { At } from '../engine/Resource';
import { create } from '../engine/verbs';
import { categories as resource } from '../resources';
import { sheetTexts } from '../texts/sheets';
import type { SheetMenu } from './menuOf';

/** What a name in a cell means: a category of the menu, or one that is to be made; its id is below zero until it is. */
export interface Planned extends SheetCategory {
  /** Why it cannot be made. */
  readonly wrong?: string;
  readonly values?: WireRecord;
}

interface Planning {
  readonly menu: SheetMenu;
  readonly mayMake: boolean;
  readonly timezone: string;
  readonly today: string;
}

/** Categories that rows name and a menu has not, by the name; of one name and kind there is one, whatever was said. */
export const planCategories = async (
  asked: readonly PlannedCategory[],
  { menu: { categories }, mayMake, timezone, today }: Planning,
  deps: Pick<Deps, 'db' | 'sections'>,
): Promise<ReadonlyMap<string, Planned>> => {
  const byName = new Map<string, Planned>(categories.map((each) => [keyOf(each), each]));
  const bases = asked.length === 0 ? [] : await deps.db.select().from(baseCategories);
  const sections = sectionsOf(resource, deps.sections);
  const hide = sections.flat().find(({ type }) => type === 'close_point');
  const made = ({ title, kind }: Pick<SheetCategory, 'title' | 'kind'>): Planned => {
    const id = -1 - byName.size;
    if (!mayMake) return { id, title, kind, wrong: sheetTexts.mayNotMake };
    const own = bases.filter(({ type }) => categoryKindOf(type) === kind);
    const base = own.find((each) => each.title === baseOfName(title, kind)) ?? own[0];
    const payload = {
      title,
      base_category_id: base?.id ?? null,
      visible: true,
      ...(hide && rulesOf(hide).toPayload(emptyClosure(hide, today), hide)),
    };
    const { values, errors } = judgeNew(writable(payload, sections.flat()), { sections, timezone, today });
    const [wrong] = Object.values(errors ?? {}).flat();
    return { id, title, kind, ...(wrong !== undefined && { wrong }), ...(values && { values }) };
  };
  return new Map(
    asked.flatMap((plan): readonly (readonly [string, Planned])[] => {
      const said = foldText(plan.said);
      if ('id' in plan) {
        const there = categories.find(({ id }) => id === plan.id);
        return there ? [[said, there]] : [];
      }
      const planned = byName.get(keyOf(plan)) ?? made(plan);
      byName.set(keyOf(plan), planned);
      return [[said, planned]];
    }),
  );
};

const keyOf = ({ title, kind }: Pick<SheetCategory, 'title' | 'kind'>): string =>
  `${kind} ${foldText(title)}`;

/** What this role may not fill, and a form can do without, is left out. */
const writable = (payload: WireRecord, fields: readonly FieldConfig[]): WireRecord =>
  Object.fromEntries(
    Object.entries(payload).filter(([name]) => {
      const field = fields.find((each) => each.name === name);
      return field !== undefined && (field.rules.required === true || canWrite(field, 'create'));
    }),
  );

/** Makes those of them that rows go into, each as its form would. @returns the ids by the planned ones */
export const makeCategories = async (
  planned: readonly Planned[],
  { menu, at }: { readonly menu: SheetMenu; readonly at: Omit<At, 'named'> },
  deps: Deps,
): Promise<ReadonlyMap<number, number>> => {
  const ids = new Map<number, number>();
  for (const { id, kind, values } of planned) {
    if (!values) continue;
    const named = { menu_id: menu.id, kind };
    const form = { values, files: {} };
    const { record } = await create(resource, { at: { ...at, named }, form }, deps);
    ids.set(id, Number(record.id));
  }
  return ids;
};
