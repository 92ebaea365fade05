import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { text } from '../../../i18n/text';
import type { Resource } from '../../../kit/declaration/defineResource';
import { FieldsPanel } from '../../../kit/panels/FieldsPanel';
import { ConfirmAction } from '../../../kit/parts/ConfirmAction';
import type { MenuEntries } from '../../../kit/parts/DropdownMenu';
import { useMay } from '../../../kit/parts/may';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { type BoardFields, useBoardFields } from '../../../kit/rows/useBoardFields';
import { copying } from '../../shared/copies';
import type { Section } from './board';
import { DropdownMenu } from './laterParts';
import type { useBoard } from './useBoard';
import { useCopies } from './useCopies';

interface SectionActsOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly categories: Resource;
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
export const useSectionActs = ({ at, categories, ...on }: SectionActsOf) => {
  const [menu, setMenu] = useState<{ readonly section: Section; readonly anchor: HTMLElement }>();
  const [deleting, setDeleting] = useState<Section>();
  const [opened, setOpened] = useState<Section>();
  const [renaming, setRenaming] = useState<string>();
  const fields = useBoardFields(categories);
  const { readAgain, show, rename, remove } = useSectionChanges({ at, categories, fields });
  const copies = useCopies({
    resource: categories,
    copying,
    onOpen: ({ id }) => on.onReveal(String(id)),
  });
  const entriesOf = useEntriesOf({
    ...on,
    fields,
    // Once the menu has given the focus back: the name would be left at once.
    onRename: ({ key }) => requestAnimationFrame(() => setRenaming(key)),
    onShow: show,
    onOpen: setOpened,
    onDelete: setDeleting,
    copiesOf: copies.entries,
  });
  const acts: SectionActs = {
    menu: (section, anchor) => setMenu({ section, anchor }),
    renaming,
    rename,
    stopRenaming: () => setRenaming(undefined),
  };
  const layer = (
    <>
      {copies.layer}
      {menu && (
        <DropdownMenu
          anchor={menu.anchor}
          onClose={() => setMenu(undefined)}
          items={entriesOf(menu.section)}
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
        void readAgain();
      }}
    />
  );
  return { acts, layer, panel };
};

interface ChangesOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly categories: Resource;
  readonly fields: BoardFields;
}

/** Changes of a category: each is shown once the backend has it. */
const useSectionChanges = ({ at, categories, fields }: ChangesOf) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const parents = useParents();
  const { say, fail } = useSayUndoable();
  const readAgain = async (): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: [categories.name] });
    await at.readAgain();
  };
  /** Without a version: what stands in the menu of a category is one switch or name, and the last one counts. */
  const update = async ({ key }: Section, data: Record<string, unknown>): Promise<void> => {
    await dataProvider.update(categories.name, {
      id: key,
      data,
      previousData: { id: key },
      meta: { parents, form: true },
    });
    await readAgain();
  };
  return {
    readAgain,
    show: async (section: Section, isShown: boolean): Promise<void> => {
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
    },
    rename: async (section: Section, title: string): Promise<string> => {
      if (title.trim() === section.title) return '';
      const wrong = fields.problem({ title }, { title: section.title });
      if (wrong === '') await update(section, fields.payload({ title })).catch(fail);
      return wrong;
    },
    remove: async ({ key, title }: Section): Promise<void> => {
      const meta = { parents };
      await dataProvider.deleteMany(categories.name, { ids: [key], meta });
      await readAgain();
      say(text('editor.deleted', { name: title }), async () => {
        await dataProvider.restoreMany(categories.name, { ids: [key], meta });
        await readAgain();
        return text('editor.restored', { name: title });
      });
    },
  };
};

interface EntriesOf extends Pick<SectionActsOf, 'onPick' | 'onAdd' | 'onStep'> {
  readonly fields: BoardFields;
  readonly onRename: (section: Section) => void;
  readonly onShow: (section: Section, isShown: boolean) => Promise<void>;
  readonly onOpen: (section: Section) => void;
  readonly onDelete: (section: Section) => void;
  readonly copiesOf: ReturnType<typeof useCopies>['entries'];
}

/** The menu of a category, as far as this person may use it. */
const useEntriesOf = ({ fields, onStep, copiesOf, ...on }: EntriesOf) => {
  const may = useMay();
  const canWrite = (field: string): boolean =>
    may('categories', 'update') && fields.canWrite({ edit: field }, 'edit');
  return (section: Section): MenuEntries => {
    const { key, title, rows, isShown } = section;
    return [
      rows.length > 0 && {
        key: 'pick',
        label: text('editor.pickAll'),
        icon: CheckBoxOutlined,
        act: () => on.onPick(section),
      },
      canWrite('title') && {
        key: 'rename',
        label: text('editor.rename'),
        icon: EditOutlined,
        act: () => on.onRename(section),
      },
      canWrite('visible') && {
        key: 'show',
        label: text(isShown ? 'editor.hide' : 'editor.show'),
        icon: isShown ? VisibilityOffOutlined : VisibilityOutlined,
        act: () => void on.onShow(section, !isShown),
      },
      {
        key: 'open',
        label: text('editor.sectionForm'),
        icon: SettingsOutlined,
        act: () => on.onOpen(section),
      },
      onStep && { key: 'up', label: text('editor.up'), icon: ArrowUpward, act: () => onStep(key, -1) },
      onStep && { key: 'down', label: text('editor.down'), icon: ArrowDownward, act: () => onStep(key, 1) },
      may('categories', 'create') && {
        key: 'add',
        label: text('editor.addSection'),
        icon: AddOutlined,
        act: on.onAdd,
      },
      // Its key is what the console calls it by: kinds share numbers.
      ...copiesOf({ id: key, title }),
      may('categories', 'deleteMany') && {
        key: 'delete',
        label: text('list.delete'),
        icon: DeleteOutlined,
        act: () => on.onDelete(section),
        isGrave: true,
      },
    ];
  };
};
