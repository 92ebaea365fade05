import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const MAIN = 'src/main.tsx';

/**
 * The groups of the bundler, in the order in which they take. What is said to be reached through barrels only (`BARREL_ONLY`) is
 * used by the first two files after all as soon as a page of stock parts is: then it stands in them, for a file that they
 * import and that imports them would run before what it extends is there.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  take(/^(texts|bulk)$/, false),
  take(/^first$/, true),
  take(/^console$/, true),
  take(/./, false),
];

const take = (wanted: RegExp, includeDependenciesRecursively: boolean): Rolldown.CodeSplittingGroup => ({
  debugName: wanted.source,
  name: (id, graph) => {
    const name = chunkOf(id, graph);
    return name !== null && wanted.test(name) ? name : null;
  },
  includeDependenciesRecursively,
});

/** Entry points whose parts arrive as one file each; what an earlier one brings, a later one does not bring again. */
const FLOORS: readonly {
  readonly name: string;
  readonly entries: readonly string[];
  /** What these need too stands in a file beside it, which may be that of another floor; */
  readonly shared?: readonly string[];
  readonly besideOf?: string;
  /** and what these need, in files of its own. */
  readonly except?: readonly string[];
  /** A page that most people never open: what anybody else needs too stands in files of its own, down to a single icon. */
  readonly isApart?: boolean;
}[] = [
  // What the landing page and the sign-in share with the console stands here too: neither may bring the console along.
  {
    name: 'first',
    entries: [
      MAIN,
      'contract/fields/checkPhone.ts',
      'contract/fields/isEmail.ts',
      'ui/Button.tsx',
      'ui/IconButton.tsx',
      'src/auth/checkSession.ts',
      'src/auth/firstName.ts',
      'src/auth/wantedPath.ts',
      'ui/Switch.tsx',
      'ui/Tile.tsx',
      'fieldRenderers/priceText.ts',
    ],
  },
  {
    name: 'console',
    // A form hears of what others change, and lists do without forms.
    entries: [
      'src/App.tsx',
      'src/CarteConsole.tsx',
      'kit/list/ListPage.tsx',
      'kit/list/ListView.tsx',
      'kit/form/changedElsewhere.ts',
    ],
  },
  // What comes to a list when it stands: badges, what guests see of it, what others change. A dozen files of half a kilobyte.
  {
    name: 'around',
    entries: [
      'kit/views/ViewsButton.tsx',
      'kit/visibility/ListGuests.tsx',
      'kit/visibility/HiddenWords.tsx',
      'resources/shared/VenueNow.tsx',
      'src/live/LiveUpdates.tsx',
      'src/shell/StopCount.tsx',
      'src/notices/UnreadCount.tsx',
    ],
  },
  // Whatever opens in the middle of the page: no page is drawn with it.
  { name: 'modal', entries: ['ui/Modal.tsx'] },
  // By what a value is judged, in a form and in the cells of a board: who types into cells fetches no form.
  {
    name: 'rules',
    entries: [
      'contract/checkForm.ts',
      'contract/fields/rulesOf.ts',
      'contract/formValues.ts',
      'kit/form/placeServerErrors.ts',
      'kit/form/useFieldConfig.ts',
      'kit/form/useUnsavedChangesGuard.tsx',
      'kit/preview/PreviewButton.tsx',
    ],
    shared: ['kit/filters/FiltersSheet.tsx', 'src/account/AccountPage.tsx', 'src/palette/Palette.tsx'],
    // A kilobyte of either: whoever fetches one fetches the other.
    besideOf: 'form',
    except: ['src/auth/modal/AuthModal.tsx'],
  },
  {
    name: 'form',
    entries: ['kit/form/FormPage.tsx'],
    // Small parts of a form that stand elsewhere too: who filters a list, searches or looks at an account fetches no form.
    shared: ['kit/filters/FiltersSheet.tsx', 'src/account/AccountPage.tsx', 'src/palette/Palette.tsx'],
    except: ['src/auth/modal/AuthModal.tsx'],
  },
  // A menu and a panel stand on a dozen files of a few hundred bytes each: a page that needs them all waits for each.
  {
    name: 'overlay',
    entries: ['kit/parts/DropdownMenu.tsx', 'kit/parts/SidePanel.tsx'],
    // A photo and a time stand on MUI's button, and open no menu by it.
    shared: ['fieldRenderers/file/file.tsx', 'fieldRenderers/graphic/graphic.tsx'],
    // Fetches its dialog when it asks.
    except: ['kit/parts/ConfirmAction.tsx'],
  },
  // What only the form of a venue has: a dozen files of a kilobyte.
  {
    name: 'venue',
    isApart: true,
    entries: ['address/address', 'phone/phone', 'phoneOther', 'socials'].map(
      (type) => `fieldRenderers/${type}.tsx`,
    ),
  },
  // So does what is done to a row at once, and the way back from it.
  {
    name: 'rowActs',
    entries: [
      'kit/parts/useSayUndoable.tsx',
      'kit/verbs/verbIcons.ts',
      'kit/list/useKnownRecords.ts',
      'resources/shared/stop/usePutBack.ts',
    ],
  },
  // Fetched ahead on every page; what it stands on was five files of a few hundred bytes.
  { name: 'search', entries: ['src/palette/Palette.tsx'] },
  // The editor too. What it shares with a row's menu and with pages about a menu stands beside it.
  {
    name: 'board',
    isApart: true,
    entries: ['resources/menus/editor/EditorPage.tsx'],
    shared: [
      'kit/bulk/BulkDialog.tsx',
      'kit/history/HistoryPanel.tsx',
      'resources/shared/rowActions.tsx',
      'resources/shared/stop/StopSheet.tsx',
      'src/compare/ComparePage.tsx',
      'src/sheets/SheetPage.tsx',
    ],
    // Stands in the head of a list; and what fetches its dialog when it asks.
    except: ['resources/foods/ToSheet.tsx', 'kit/parts/ConfirmAction.tsx'],
  },
];

/**
 * Two files to the first row of a list, beside its words: the bundler's own splitting makes dozens, each a request, and
 * cutting by package name would bring along what only the forms need. So: by what an entry really imports.
 */
const chunkOf = (id: string, graph: Rolldown.ChunkingContext): string | null => {
  // How a number is written is no word: every text with a count in it needs it, also on the landing page.
  if (
    /i18n\/ru\/(?!account|auth|codes|common|editor|landing|guide|index|moderation|notices|palette|preferences|stockParts|views)|contract\/texts\/(?!allergens|categoryWords|shownNumber|sheets)/.test(
      id,
    )
  )
    return 'texts';
  // Comes with the first tick in a list: the first script names its files, so they are few.
  if (BAR.test(id) || isOfBarOnly(id, graph)) return 'bulk';
  if (BARREL_ONLY.test(id)) return null;
  for (const { name, entries, shared = [], besideOf = name, except = [], isApart } of FLOORS) {
    if (!reach(entries, graph).has(id)) continue;
    if (reach(except, graph).has(id)) return null;
    // An icon is no reason to fetch what else is shared.
    if (reach(shared, graph).has(id)) return ICON.test(id) ? null : `${besideOf}Parts`;
    return isApart && reach([MAIN], graph, entries).has(id) ? null : name;
  }
  return null;
};

/**
 * What these entries import, and what that imports, and so on; with `without`, also what is fetched later, but nothing
 * that is reached through those alone.
 */
const reach = (
  entries: readonly string[],
  graph: Rolldown.ChunkingContext,
  without?: readonly string[],
): ReadonlySet<string> => {
  const key = [entries, without ?? []].join(' without ');
  const known = reachedFrom.get(key);
  if (known) return known;
  const barred = new Set(without?.map(pathOf));
  const reached = new Set(entries.map(pathOf));
  for (const module of reached) {
    if (NEVER_CALLED.test(module)) continue;
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(module) ?? {};
    for (const imported of without ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
      if (!barred.has(imported)) reached.add(imported);
  }
  reachedFrom.set(key, reached);
  return reached;
};
const pathOf = (entry: string): string => fileURLToPath(new URL(`../${entry}`, import.meta.url));
const reachedFrom = new Map<string, ReadonlySet<string>>();

/** The bar over ticked rows with what it stands on, without the dialogs it opens: they import its words. */
const BAR =
  /\/(kit\/(bulk\/(ActsBar|useBulkActs)|change\/change\.module|history\/useFieldsOf|list\/BulkTools)|i18n\/bulkWords|resources\/(\w+\/bulk\/acts|shared\/(bulkShow|stop\/bulkStop)))\./;

/** Icons of its acts: in a file of their own they would import what imports them. */
const isOfBarOnly = (id: string, graph: Rolldown.ChunkingContext): boolean => {
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return importers.length > 0 && dynamicImporters.length === 0 && importers.every((each) => BAR.test(each));
};

const ICON = /\/@mui\/icons-material\//;

/** Reached through barrels only: who really uses these is a form, a page of its own, or a stock part. */
const BARREL_ONLY = new RegExp(
  [
    '/react-hook-form/',
    '/(query-string|decode-uri-component|filter-obj|split-on-first)/',
    '/@mui/system/Stack/',
    '/query-core/.+/(mutation|queries|infiniteQuery)Observer[.]js$',
    '/react-query/.+/use(Mutation|Queries|InfiniteQuery)[.]js$',
    '/ra-core/dist/dataProvider/(fetch|HttpError)[.]js$',
  ].join('|'),
);
/** Stands in MUI's barrel of styles, is called by nobody here, and knows every input by name. */
const NEVER_CALLED = /\/enhanceHighContrast\.mjs$/;
