import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useStore } from 'react-admin';
import { isKnownField } from '../../contract/fieldConfig';
import { canWrite } from '../../contract/permissions';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { text } from '../../i18n/text';
import { fieldConfigQuery } from '../../kit/form/useFieldConfig';
import type { PaletteAct, PaletteEntry } from '../../kit/palette/PaletteEntry';
import { paletteEntries } from '../../resources/palette';
import { useSession } from '../auth/useSession';
import { useSidebarGroups } from '../shell/useSidebarGroups';
import { actOptions, foundOptions } from './optionsOf';
import type { PaletteGroup, PaletteOption } from './PaletteOption';
import { pageOptions } from './pageOptions';
import { readHits } from './readHits';
import { readTyped } from './readTyped';
import { usePaletteSearch } from './usePaletteSearch';

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
  const hits = readHits(search.hits);
  const pages = meant.act ? [] : pageOptions(offered, typed);
  const groups: readonly PaletteGroup[] = [
    group('acts', text('palette.group.acts'), actOptions(paletteEntries, hits, meant, may)),
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
