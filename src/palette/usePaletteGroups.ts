import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore } from 'react-admin';
import { findBest } from '../../contract/bestFirst';
import type { SearchHit } from '../../contract/entities';
import { isKnownField } from '../../contract/fieldConfig';
import { canWrite } from '../../contract/permissions';
import { otherLayout } from '../../contract/texts/keyboardLayout';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { text } from '../../i18n/text';
import { fieldConfigQuery } from '../../kit/form/useFieldConfig';
import type { PaletteAct, PaletteEntry } from '../../kit/palette/PaletteEntry';
import { useDebounced } from '../../kit/parts/useDebounced';
import { consoleIdOf, parentsOf, recordAddress } from '../../kit/queryRouter/useAddress';
import { paletteEntries } from '../../resources/palette';
import { useSession } from '../auth/session';
import { JOB_KEYS } from '../landing/guide/jobKeys';
import type { SidebarGroup, SidebarItem } from '../shell/sidebarGroups';
import { iconOf } from '../shell/sidebarIcons';
import { useSidebarGroups } from '../shell/useSidebarGroups';
import type { PaletteGroup, PaletteOption } from './PaletteOption';
import { type Meant, readTyped } from './readTyped';

/** Shorter than a list's: the answer is quick, and the hands are on the keys. */
const DEBOUNCE_MS = 120;
const FRESH_MS = 10_000;
const NOTHING: readonly SearchHit[] = [];

/** What the backend finds; while it looks, what it found before stays, marked as old. */
const usePaletteSearch = (query: string) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const asked = useDebounced(query, query === '' ? 0 : DEBOUNCE_MS);
  const isAsking = asked !== '';
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => dataProvider.call('search.list', { query: { q: asked }, signal }),
    enabled: isAsking,
    networkMode: 'always',
    retry: false,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const isOld = query !== asked || (isAsking && isPlaceholderData);
  return {
    hits: query === '' || error ? NOTHING : (data?.data ?? NOTHING),
    error: query === '' ? null : error,
    isLooking: query !== '' && (isOld || isFetching),
    isOld: query !== '' && (isOld || (isFetching && !data)),
    retry: () => void refetch(),
  };
};

/** The pages of the frame that answer to what was typed, in either layout; nothing typed: all of them. */
const pageOptions = (groups: readonly SidebarGroup[], typed: string): readonly PaletteOption[] => {
  const all = [
    ...groups.flatMap(({ items }) => items.map(pageOption)),
    { key: 'page profile', title: text('shell.account'), icon: PersonOutlined, to: '/profile' },
    { key: 'page guide', title: text('list.instruction'), icon: MenuBookOutlined, to: '/#guide' },
  ];
  // Somebody looks for an answer only once they have said what about.
  const known = typed.trim() === '' ? all : [...all, ...JOB_KEYS.map(jobOption)];
  const found = (words: string): readonly PaletteOption[] => findBest(known, words, ({ title }) => [title]);
  const own = found(typed);
  const other = otherLayout(typed);
  return own.length > 0 || other === undefined ? own : found(other);
};

/** The answer of the instruction to one question. */
const jobOption = (key: (typeof JOB_KEYS)[number]): PaletteOption => ({
  key: `guide ${key}`,
  title: text('palette.howTo', { what: text(`guide.${key}`).toLocaleLowerCase('ru') }),
  where: text('list.instruction'),
  icon: MenuBookOutlined,
  to: `/#guide-${key}`,
});

const pageOption = (item: SidebarItem): PaletteOption => ({
  key: `page ${item.id}`,
  title: item.text,
  icon: iconOf(item),
  to: item.path,
});

/** Somewhere the palette has led. */
export interface Visited {
  readonly title: string;
  readonly where: string;
  readonly to: string;
}

export const useVisited = () => useStore<readonly Visited[]>('palette.recent', []);

const ACTS = paletteEntries.flatMap(({ acts = [] }) => acts);

/** Everything there is to choose from for what was typed, group by group, and how the search went. */
export const usePaletteGroups = (typed: string) => {
  const offered = useSidebarGroups();
  const [visited] = useVisited();
  const may = useMay();
  const meant = readTyped(typed, ACTS);
  const search = usePaletteSearch(meant.query);
  const { hits } = search;
  const pages = meant.act ? [] : pageOptions(offered, typed);
  const groups: readonly PaletteGroup[] = [
    group('acts', text('palette.group.acts'), actOptions(paletteEntries, hits, { ...meant, may })),
    group('recent', text('palette.group.recent'), typed.trim() === '' ? visited.map(visitedOption) : []),
    ...(meant.act
      ? []
      : paletteEntries.map((entry) => group(entry.resource.name, entry.title, foundOptions(entry, hits)))),
    group('pages', text('palette.group.pages'), pages),
  ].filter(({ options }) => options.length > 0);
  const [first] = hits;
  return {
    ...search,
    groups,
    /** The words that lines are marked with. */
    words: first?.read_as || meant.query,
    readAs: first && first.read_as !== '' && first.read_as !== meant.query.trim() ? first.read_as : undefined,
    isMisspelt: first?.misspelt === true,
    count: groups.reduce((sum, { options }) => sum + options.length, 0),
  };
};

const group = (key: string, title: string, options: readonly PaletteOption[]): PaletteGroup => ({
  key,
  title,
  options,
});

const visitedOption = ({ title, where, to }: Visited): PaletteOption => ({
  key: `recent ${to}`,
  title,
  to,
  icon: HistoryOutlined,
  ...(where && { where }),
});

/** Whether this person is offered an act: by the area, and by the field as their role leaves it. */
const useMay = () => {
  const { data: user } = useSession();
  const dataProvider = useDataProvider<CarteDataProvider>();
  const wanted = paletteEntries.flatMap(({ resource, acts = [] }) =>
    acts.flatMap(({ field }) => (field ? [{ resource, field }] : [])),
  );
  const sections = useQueries({
    queries: wanted.map(({ resource, field: { section } }) => ({
      ...fieldConfigQuery(section, resource.form?.bundled?.[section], dataProvider),
      retry: false,
    })),
  });
  return (_entry: PaletteEntry, { permission, field }: PaletteAct): boolean => {
    if (permission && user?.isLimited && !user.permissions.includes(permission)) return false;
    if (!field) return true;
    const fields = sections[wanted.findIndex((each) => each.field === field)]?.data ?? [];
    return fields.filter(isKnownField).some((each) => each.name === field.name && canWrite(each, 'edit'));
  };
};

/** Venue, menu, category: where a thing of that name is. */
const whereOf = ({ where }: SearchHit): string => where.join(' › ');

/** What was found of one kind of record, each leading to where one works with it. */
const foundOptions = (entry: PaletteEntry, hits: readonly SearchHit[]): readonly PaletteOption[] =>
  hitsOf(entry, hits).map((hit) => {
    const [to, picture, aside] = [targetOf(entry, hit), entry.picture?.(hit), entry.aside?.(hit)];
    return {
      key: `${entry.resource.name} ${hit.id}`,
      title: hit.title,
      where: whereOf(hit),
      icon: entry.icon,
      ...(to !== undefined && { to }),
      ...(picture !== undefined && { picture }),
      ...(aside?.words && { aside }),
    };
  });

/**
 * What can be done: the act that was said, or its opposite, to everything that was found; where none was said, each act to the best of its kind.
 * `may` says whether this person is offered the act.
 */
const actOptions = (
  entries: readonly PaletteEntry[],
  hits: readonly SearchHit[],
  { act: said, value, may }: Meant & { may(entry: PaletteEntry, act: PaletteAct): boolean },
): readonly PaletteOption[] =>
  entries.flatMap((entry) => {
    const own = hitsOf(entry, hits);
    const acts = (entry.acts ?? []).filter((act) => isMeant(act, said) && may(entry, act));
    // A number that was typed is meant for the act that wants one.
    const sorted = value === '' ? acts : acts.toSorted((one, other) => wants(other) - wants(one));
    return (said ? own : own.slice(0, 1)).flatMap((hit) =>
      sorted.flatMap((act) => actOption({ act, entry, hit }, value)),
    );
  });

const isMeant = (act: PaletteAct, said: PaletteAct | undefined): boolean =>
  said === undefined || act === said || act.key === said.opposite;

const wants = ({ valueHint }: PaletteAct): number => (valueHint ? 1 : 0);

const actOption = (does: NonNullable<PaletteOption['does']>, value: string): readonly PaletteOption[] => {
  const { act, entry, hit } = does;
  const label = act.label(hit);
  if (label === undefined) return [];
  const shown = {
    key: `${act.key} ${entry.resource.name} ${hit.id}`,
    lead: label,
    title: hit.title,
    icon: act.icon,
    ...(act.tone && { tone: act.tone }),
  };
  if (!act.valueHint) return [{ ...shown, where: whereOf(hit), does }];
  if (value !== '')
    return [{ ...shown, where: whereOf(hit), does, aside: { words: act.preview?.(hit, value) ?? value } }];
  const aside = entry.aside?.(hit);
  return [
    {
      ...shown,
      where: act.valueHint(hit),
      types: `${act.words[0] ?? ''} ${hit.title} `.trimStart(),
      ...(aside && !aside.tone && { aside }),
    },
  ];
};

const hitsOf = ({ resource }: PaletteEntry, hits: readonly SearchHit[]): readonly SearchHit[] =>
  hits.filter((hit) => hit.resource === resource.name);

/** Where its list leads on a click: what it holds, or its form. */
const targetOf = ({ resource }: PaletteEntry, hit: SearchHit): string | undefined => {
  const id = consoleIdOf(resource, hit);
  const inside =
    id === undefined ? undefined : resource.list.target?.({ ...hit.record, id }, parentsOf(hit.place));
  return inside ?? recordAddress(resource, hit);
};
