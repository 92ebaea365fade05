import type { EndpointKey } from '../../contract/endpoints';
import { invalid } from '../ApiError';
import type { Handler } from '../Call';
import { fillFromTemplate } from '../editor/fillFromTemplate';
import { templates } from '../texts/templates';
import { templateTexts } from '../texts/templateTexts';

type Key = Extract<EndpointKey, `templates.${string}`>;

export const templateHandlers: { readonly [K in Key]: Handler<K> } = {
  'templates.read': async () => ({
    templates: templates.map(({ categories, ...template }) => ({
      ...template,
      categories: categories.map(({ title, kind, foods }) => ({
        title,
        kind,
        foods: foods.map((food) => food.title),
      })),
    })),
  }),

  'templates.apply': async ({ path: { pointId }, body, userId, reach, home }, deps) => {
    const template = templates.find(({ key }) => key === body.key);
    if (!template) throw invalid({ key: [templateTexts.unknown] });
    const made = await fillFromTemplate(template, { pointId, at: { userId, reach, home } }, deps);
    return { ...made, change_id: (await deps.keepNotes()) ?? null };
  },
};
