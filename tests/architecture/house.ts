/** What the house is made of, told once: the floors test holds the code to it, the drawing shows it. */

interface Folder {
  readonly name: string;
  /** What it knows, in a few words. */
  readonly knows: string;
}

/** From the top down: imports point down only, and the folders of one floor are strangers to each other. */
export const FLOORS: readonly (readonly Folder[])[] = [
  [
    { name: 'src', knows: 'the application: start, sign-in, shell, account' },
    { name: 'guest', knows: 'the pages that guests see' },
    // A tool of the workshop knows the lower floors and is known to nobody.
    { name: 'scaffold', knows: 'writes resources, field types and calls' },
    { name: 'conformance', knows: 'asks any backend whether it serves the calls' },
  ],
  [
    {
      name: 'resources',
      knows: 'points, menus, categories, foods, ...: declarations, strangers to each other',
    },
  ],
  [{ name: 'kit', knows: 'the generic list, bin and form: "a resource", never "menus"' }],
  [{ name: 'fieldRenderers', knows: 'one field type of the server, one input' }],
  [
    { name: 'dataProvider', knows: 'the calls' },
    { name: 'i18n', knows: 'the Russian texts' },
    { name: 'ui', knows: 'how things look' },
    { name: 'server', knows: 'the reference backend' },
  ],
  [{ name: 'contract', knows: 'the API and its rules, as data and pure functions' }],
];

/** The rooms inside a floor, from the ground up: what stands higher may know what stands lower. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kit: [
    'cells',
    'choice',
    'board',
    'uploads',
    'declaration',
    'queryRouter',
    'parts',
    'stock',
    'verbs',
    'visibility',
    'preview',
    'listMode',
    'filters',
    'form',
    'panels',
    'rows',
    'history',
    'change',
    'bulk',
    'palette',
    'views',
    'list',
    'bin',
    'chooser',
    'copies',
    'resourcePage',
  ],
  server: [
    'metrics',
    'mail',
    'texts',
    'db',
    'files',
    'engine',
    'cities',
    'team',
    'resources',
    'rights',
    'users',
    'guest',
    'sections',
    'allergens',
    'stops',
    'auth',
    'history',
    'bulk',
    'overview',
    'editor',
    'copies',
    'search',
    'notices',
    'sheets',
    'preferences',
    'views',
    'live',
    'moderation',
    'staff',
    'handlers',
    'bind',
    'http',
    'backup',
    'jobs',
    'commands',
    'seed',
  ],
};
