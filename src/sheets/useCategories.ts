import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { foldText } from '../../contract/foldText';
import { limits } from '../../contract/limits';
import {
  kindOfName,
  type MissingCategory,
  missingIn,
  type PlannedCategory,
  type SheetCategory,
} from '../../contract/sheets/categories';
import { CATEGORY_KINDS, type CategoryKind, categoryKindOf } from '../../contract/vocabulary';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { decodeKindId } from '../../dataProvider/kindId';
import { sheetWords as words } from '../../i18n/sheetWords';

/** The categories of a menu, as they are when the page is opened; undefined: not known yet. */
export const useExistingCategories = (menuId: string | undefined) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  return useQuery({
    queryKey: ['sheetCategories', menuId],
    queryFn: async ({ signal }) => {
      const all: SheetCategory[] = [];
      for (let page = 1; ; page += 1) {
        const { data, total = 0 } = await dataProvider.getList('categories', {
          pagination: { page, perPage: limits.maxPageSize },
          sort: { field: 'id', order: 'ASC' },
          filter: {},
          meta: { parents: { menuId } },
          signal,
        });
        for (const { id, title, type } of data)
          all.push({
            id: Number(decodeKindId(id).id),
            title: String(title),
            kind: categoryKindOf(type) ?? 'food',
          });
        if (data.length === 0 || all.length >= total) return all;
      }
    },
    enabled: menuId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
};

/** The outcome of a missing category: it is made, of this kind; it goes into what is likely the same; it is left out. */
export const CATEGORY_CHOICES = [...CATEGORY_KINDS, 'twin', 'out'] as const;
export type CategoryChoice = (typeof CATEGORY_CHOICES)[number];

interface CategoriesOf {
  /** What stands in the column of categories, row by row; undefined: there is no such column. */
  readonly names: readonly string[] | undefined;
  readonly standing: readonly SheetCategory[];
  /** Where rows go that say nothing; absent: into one that is asked for. */
  readonly into: SheetCategory | undefined;
  readonly mayMake: boolean;
}

/** The text about the categories that a table names and the menu has not. */
export const useCategories = ({ names, standing, into, mayMake }: CategoriesOf) => {
  const missing = useMemo(() => missingIn(names ?? [], standing), [names, standing]);
  const [isOne, setOne] = useState(false);
  const [choices, setChoices] = useState<ReadonlyMap<string, CategoryChoice>>(new Map());
  const [one, putOne] = useState<{ readonly title: string; readonly kind: CategoryKind }>({
    title: into?.title ?? words.oneTitle,
    kind: into?.kind ?? 'food',
  });
  const isWhole = names === undefined;
  const choiceOf = ({ said, kind, twin }: MissingCategory): CategoryChoice =>
    choices.get(said) ?? (twin === undefined ? kind : 'twin');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choiceOf` is what `choices` say
  const plan = useMemo((): readonly PlannedCategory[] => {
    if (into && isWhole) return [{ said: '', id: into.id }];
    if (!mayMake) return [];
    if (isOne || isWhole)
      return one.title.trim() === ''
        ? []
        : ['', ...missing.map(({ said }) => said)].map((said) => ({ said, ...one }));
    return missing.flatMap((each) => planned(each, missing, choiceOf));
  }, [missing, choices, one, isOne, isWhole, into, mayMake]);
  return {
    isAsked: mayMake && (missing.length > 0 || (isWhole && !into)),
    missing,
    isWhole,
    isOne: isOne || isWhole,
    setOne,
    choiceOf,
    choose: (said: string, choice: CategoryChoice) => setChoices(new Map([...choices, [said, choice]])),
    one,
    /** A name that the menu has means that one, of its own kind. */
    putOne: (title: string, kind?: CategoryKind) => {
      const there = standing.find((each) => foldText(each.title) === foldText(title));
      putOne({ title, kind: kind ?? there?.kind ?? kindOfName(title) });
    },
    plan,
  };
};

export type Categories = ReturnType<typeof useCategories>;

/** A twin of a twin goes where that goes; of what is left out, nowhere. */
const planned = (
  each: MissingCategory,
  all: readonly MissingCategory[],
  choiceOf: (each: MissingCategory) => CategoryChoice,
): readonly PlannedCategory[] => {
  const { said, twin } = each;
  const choice = choiceOf(each);
  if (choice === 'out') return [];
  if (choice !== 'twin') return [{ said, title: said, kind: choice }];
  if (typeof twin === 'object') return [{ said, id: twin.id }];
  const head = all.find((other) => other.said === twin);
  const [goes] = head ? planned({ ...head, kind: head.kind }, [], choiceOf) : [];
  return goes ? [{ ...goes, said }] : [];
};
