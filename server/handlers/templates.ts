import { and, eq, isNull } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { canWrite } from '../../contract/permissions';
import { dayAt } from '../../contract/visibility/venueClock';
import { conflict, invalid } from '../ApiError';
import type { Handlers, KeyIn } from '../Call';
import { type MenuTemplate, templates } from '../content';
import type { Db, Deps } from '../Deps';
import { menus as table } from '../db/schema';
import { applyRows } from '../engine/applyRows';
import { sectionsOf } from '../engine/history';
import { placeFor } from '../engine/lock';
import type { At, Resource } from '../engine/Resource';
import { validateForm } from '../engine/validateForm';
import { create } from '../engine/verbs';
import { categories, foods, menus } from '../resources';
import { templateTexts } from '../texts/refusals';

export const templateHandlers: Handlers<KeyIn<'templates'>> = {
  'templates.read': async () => ({
    templates: templates().map(({ categories, ...template }) => ({
      ...template,
      categories: categories.map(({ title, kind, foods }) => ({
        title,
        kind,
        foods: foods.map((food) => food.title),
      })),
    })),
  }),

  'templates.apply': async ({ path: { pointId }, body, userId, reach, home }, deps) => {
    const template = templates().find(({ key }) => key === body.key);
    if (!template) throw invalid({ key: [templateTexts.unknown] });
    const made = await fillFromTemplate(template, { pointId, at: { userId, reach, home } }, deps);
    return { ...made, change_id: (await deps.flushAudit()) ?? null };
  },
};

interface Where {
  readonly pointId: number;
  readonly at: Omit<At, 'named'>;
}

/**
 * Makes the menu of a template record by record, each as if somebody had filled its form: rules, rights, addresses and history are
 * theirs. The venue is held, so that of two presses at once the second finds what the first has made.
 * @throws ApiError 404, 409 where the venue has this menu already, 422 for what the role may not fill
 */
const fillFromTemplate = async (
  template: MenuTemplate,
  { pointId, at }: Where,
  deps: Deps,
): Promise<{ readonly menu_id: number; readonly categories: number; readonly foods: number }> => {
  const place = await placeFor(menus, { ...at, named: { pointId }, isHeld: true }, deps);
  await expectNone(template, pointId, deps);
  const timezone = place?.zone ?? 'UTC';
  const day = { timezone, today: dayAt(deps.clock(), timezone), sections: deps.sections };
  const make = async (resource: Resource, named: At['named'], values: WireRecord): Promise<number> => {
    const form = { values: judged(resource, values, day), files: {} };
    return Number((await create(resource, { at: { ...at, named }, form }, deps)).record.id);
  };
  // Not for guests yet: the prices are missing.
  const menuId = await make(menus, { pointId }, { title: template.menu, visible: false });
  for (const { title, kind, base, foods: own } of template.categories) {
    const values = { title, base_category_id: base };
    const categoryId = await make(categories, { menu_id: menuId, kind }, values);
    const rows = own.map((food) => ({
      kind: 'new' as const,
      values: judged(foods, { ...food, price: 0 }, day),
      parentId: categoryId,
      rootId: pointId,
    }));
    await applyRows(foods, { rows, at: { ...at, named: {} } }, deps);
  }
  const count = template.categories.reduce((sum, category) => sum + category.foods.length, 0);
  return { menu_id: menuId, categories: template.categories.length, foods: count };
};

const expectNone = async ({ menu }: MenuTemplate, pointId: number, { db }: Db): Promise<void> => {
  const [same] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.pointId, pointId), eq(table.title, menu), isNull(table.deletedAt)))
    .limit(1);
  if (same) throw conflict(templateTexts.already);
};

interface Form extends Pick<Deps, 'sections'> {
  readonly timezone: string;
  readonly today: string;
}

/** What may stand in a new record. What a form can do without, and the role may not fill, is left out. */
const judged = (
  resource: Resource,
  values: WireRecord,
  { timezone, today: day, sections: all }: Form,
): WireRecord => {
  const sections = sectionsOf(resource, all);
  const locked = sections
    .flat()
    .filter((field) => field.rules.required !== true && !canWrite(field, 'create'))
    .map(({ name }) => name);
  const payload = Object.fromEntries(Object.entries(values).filter(([name]) => !locked.includes(name)));
  return validateForm({ payload, sections, context: { timezone }, today: day });
};
