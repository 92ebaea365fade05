import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { text } from '../../../i18n/text';
import type { Resource } from '../../../kit/declaration/defineResource';
import { FieldsPanel } from '../../../kit/panels/FieldsPanel';
import { ConfirmAction } from '../../../kit/parts/ConfirmAction';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import type { BoardFields } from '../../../kit/rows/useBoardFields';
import { categoryCopying } from '../../shared/copies';
import type { Section } from './board';
import { SectionMenu } from './SectionMenu';
import type { useBoard } from './useBoard';
import { useCopies } from './useCopies';

interface SectionActsOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly categories: Resource;
  readonly fields: BoardFields;
  readonly onPick: (section: Section) => void;
  readonly onAdd: () => void;
  /** Scrolls to one. */
  readonly onReveal: (key: string) => void;
  /** Moves one up or down; absent = the order is not this person's. */
  readonly onStep: ((key: string, by: 1 | -1) => void) | undefined;
}

export interface SectionActs {
  readonly menu: (section: Section, anchor: HTMLElement) => void;
  /** The key of the one whose name is being written. */
  readonly renaming: string | undefined;
  /** Resolves with what is wrong with the name; '' = it is saved, or as it was. */
  readonly rename: (section: Section, title: string) => Promise<string>;
  readonly stopRenaming: () => void;
}

/** What is done to a category where it stands: another name, shown or hidden, the rest of its form beside, into the bin. */
export const useSectionActs = ({
  at,
  categories,
  fields,
  onPick,
  onAdd,
  onReveal,
  onStep,
}: SectionActsOf) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const parents = useParents();
  const { say, fail } = useSayUndoable();
  const [menu, setMenu] = useState<{ readonly section: Section; readonly anchor: HTMLElement }>();
  const [deleting, setDeleting] = useState<Section>();
  const [opened, setOpened] = useState<Section>();
  const [renaming, setRenaming] = useState<string>();
  const { readAgain } = at;
  const { copies, layer: copyLayer } = useCopies({
    resource: categories,
    copying: categoryCopying,
    onOpen: ({ id }) => onReveal(String(id)),
  });

  const changed = async (): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: [categories.name] });
    await readAgain();
  };
  /** Without a version: what stands in the menu of a category is one switch or name, and the last one counts. */
  const update = async ({ key }: Section, data: Record<string, unknown>): Promise<void> => {
    await dataProvider.update(categories.name, {
      id: key,
      data,
      previousData: { id: key },
      meta: { parents, form: true },
    });
    await changed();
  };
  const show = async (section: Section, isShown: boolean): Promise<void> => {
    const words = (now: boolean) =>
      text(now ? 'editor.sectionShown' : 'editor.sectionHidden', { name: section.title });
    try {
      await update(section, fields.payload({ visible: isShown }));
      say(words(isShown), async () => {
        await update(section, fields.payload({ visible: !isShown }));
        return words(!isShown);
      });
    } catch (error) {
      fail(error);
    }
  };
  const rename = async (section: Section, title: string): Promise<string> => {
    if (title.trim() === section.title) return '';
    const wrong = fields.problem({ title }, { title: section.title });
    if (wrong !== '') return wrong;
    try {
      await update(section, fields.payload({ title }));
    } catch (error) {
      fail(error);
    }
    return '';
  };
  const remove = async (section: Section): Promise<void> => {
    const meta = { parents };
    await dataProvider.deleteMany(categories.name, { ids: [section.key], meta });
    await changed();
    say(text('editor.deleted', { name: section.title }), async () => {
      await dataProvider.restoreMany(categories.name, { ids: [section.key], meta });
      await changed();
      return text('editor.restored', { name: section.title });
    });
  };
  const acts: SectionActs = {
    menu: (section, anchor) => setMenu({ section, anchor }),
    renaming,
    rename,
    stopRenaming: () => setRenaming(undefined),
  };
  const layer = (
    <>
      {copyLayer}
      {menu && (
        <SectionMenu
          {...menu}
          canHide={fields.canWrite({ edit: 'visible' }, 'edit')}
          canRename={fields.canWrite({ edit: 'title' }, 'edit')}
          onClose={() => setMenu(undefined)}
          onPick={() => onPick(menu.section)}
          onAdd={onAdd}
          onOpen={() => setOpened(menu.section)}
          copies={copies}
          onStep={onStep && ((by) => onStep(menu.section.key, by))}
          // Once the menu has given the focus back: the name would be left at once.
          onRename={() => requestAnimationFrame(() => setRenaming(menu.section.key))}
          onShow={(isShown) => void show(menu.section, isShown)}
          onDelete={() => setDeleting(menu.section)}
        />
      )}
      {deleting && (
        <ConfirmAction
          title={text('editor.askDelete', { name: deleting.title })}
          note={text('editor.askDeleteNote', { smart_count: deleting.rows.length })}
          confirmLabel={text('list.delete')}
          fallback="errors.common"
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
  const panel = opened && (
    <FieldsPanel
      key={opened.key}
      resource={categories}
      record={{ id: opened.key, title: opened.title }}
      title={opened.title}
      section="category_general"
      onClosed={() => {
        setOpened(undefined);
        void changed();
      }}
    />
  );
  return { acts, layer, panel };
};
