import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { text } from '../../../i18n/text';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import type { MenuBoard, Section } from './board';
import { changedSections, moveDishes, moveSection, type Target } from './moveDishes';
import type { useBoard } from './useBoard';

export interface Order {
  readonly dishes: (ids: ReadonlySet<number | string>, target: Target) => void;
  readonly section: (key: string, before: string | undefined) => void;
  /** Moves a category one up or down. */
  readonly step: (key: string, by: 1 | -1) => void;
  /** Keeps an order that is shown already; `before` is what undoing leads back to. */
  readonly keep: (before: MenuBoard, after: MenuBoard) => void;
}

/** Puts dishes and categories in order: shown at once, kept by the server, taken back where it refuses or is asked to. */
export const useOrder = (at: ReturnType<typeof useBoard>, menuId: string): Order => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { say, fail } = useSayUndoable();
  const { put, current, readAgain, quiet } = at;
  return useMemo(() => {
    const saveDishes = async (before: MenuBoard, after: MenuBoard): Promise<void> => {
      const changed = changedSections(before, after);
      // Where dishes came from needs no word of its own: they left for where they are named.
      for (const section of changed.filter((each) => gained(before, each) || !lost(before, each))) {
        const from = [...new Set(strangersIn(before, section))];
        await dataProvider.call('categories.order', {
          params: { id: section.id },
          body: { food_ids: section.rows.map(({ id }) => id), ...(from.length > 0 && { from }) },
        });
      }
      void queryClient.invalidateQueries({ queryKey: ['foods'] });
    };
    const saveSections = async (_before: MenuBoard, after: MenuBoard): Promise<void> => {
      await dataProvider.call('menus.order', {
        params: { id: menuId },
        body: { category_ids: after.sections.map(({ id }) => id) },
      });
      void queryClient.invalidateQueries({ queryKey: ['categories'] });
    };
    const keepBy =
      (save: typeof saveDishes) =>
      async (before: MenuBoard, after: MenuBoard): Promise<void> => {
        try {
          await quiet.during(() => {
            put(() => after);
            return save(before, after);
          });
          say(text('editor.ordered'), async () => {
            const saving = quiet.during(() => {
              put(() => before);
              return save(after, before);
            });
            await saving.finally(() => readAgain());
            return text('editor.orderedBack');
          });
        } catch (error) {
          put(() => before);
          fail(error);
          await readAgain();
        }
      };
    const keepDishes = keepBy(saveDishes);
    const keepSections = keepBy(saveSections);
    const section = (key: string, next: string | undefined): void => {
      const before = current();
      if (!before) return;
      const after = moveSection(before, key, next);
      if (after.sections.some((each, index) => each !== before.sections[index]))
        void keepSections(before, after);
    };
    return {
      section,
      step: (key, by) => {
        const sections = current()?.sections ?? [];
        const index = sections.findIndex((each) => each.key === key);
        if (sections[index + by]) section(key, sections[by === 1 ? index + 2 : index - 1]?.key);
      },
      dishes: (ids, target) => {
        const before = current();
        if (!before) return;
        const after = moveDishes(before, ids, target);
        if (changedSections(before, after).length > 0) void keepDishes(before, after);
      },
      keep: (before, after) => {
        if (changedSections(before, after).length > 0) void keepDishes(before, after);
      },
    };
  }, [dataProvider, queryClient, say, fail, put, current, readAgain, quiet, menuId]);
};

const was = (before: MenuBoard, { key }: Section): ReadonlySet<number> =>
  new Set(before.sections.find((section) => section.key === key)?.rows.map(({ id }) => id));

const gained = (before: MenuBoard, section: Section): boolean => {
  const ids = was(before, section);
  return section.rows.some(({ id }) => !ids.has(id));
};

const lost = (before: MenuBoard, section: Section): boolean =>
  was(before, section).size > section.rows.length;

/** The categories that dishes of this one stood in before. */
const strangersIn = (before: MenuBoard, section: Section): readonly number[] => {
  const own = was(before, section);
  const strange = new Set(section.rows.filter(({ id }) => !own.has(id)).map(({ id }) => id));
  return before.sections.filter(({ rows }) => rows.some(({ id }) => strange.has(id))).map(({ id }) => id);
};
