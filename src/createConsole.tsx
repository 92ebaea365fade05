import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerTypeNames } from '../contract/fieldConfig';
import type { FieldTypeRules } from '../contract/fields';
import { registerFieldTypes } from '../contract/fields/rulesOf';
import { setApiBase } from '../dataProvider/apiBase';
import type { FieldRenderer } from '../fieldRenderers/FieldRenderer';
import { registerRenderers } from '../fieldRenderers/registry';
import { replaceTexts } from '../i18n/i18nProvider';
import type { Resource } from '../kit/declaration/defineResource';
import { startColourMode } from '../ui/colourMode';
import { storageFallback } from '../ui/storageFallback';
import { themeOf } from '../ui/theme/StyleRoot';
import { type ColourScheme, type Colours, tokens } from '../ui/tokens';
import { colourRules } from '../ui/tokensCss';
import { watchSession } from './auth/checkSession';
import { letterLink } from './auth/letterLink';
import type { LandingBodyProps } from './landing/LandingBody';
import { profilePage } from './pages/pageOf';
import { Root } from './Root';
import type { ConsolePage } from './settings';
import { applySettings, type Settings } from './settings';

/** Both halves of a field type: what a section's `type` means, and what it looks like. */
export interface FieldTypeOptions {
  readonly rules: FieldTypeRules;
  readonly renderer: FieldRenderer;
}

/** What makes a console one's own; what is left out is Carte's. */
export interface ConsoleOptions extends Pick<Settings, 'home'> {
  /** Below which every call of the backend stands, `https://api.example/api`; absent: `/api`. */
  readonly api?: string | undefined;
  /** What the product is called, and what is drawn beside its name. */
  readonly brand?: { readonly name?: string; readonly Mark?: ComponentType };
  /** What stands on `/`, above the sign-in. */
  readonly landing?: ComponentType<LandingBodyProps>;
  readonly resources: readonly Resource[];
  /** Pages that are no resource's; one of stock react-admin parts, too. */
  readonly pages?: readonly ConsolePage[];
  /** By the name that sections give them. */
  readonly fieldTypes?: Readonly<Record<string, FieldTypeOptions>>;
  /** Texts in place of the catalogue's, by their keys (`i18n/ru`). */
  readonly messages?: Readonly<Record<string, string>>;
  /** Colours in place of Carte's; what is left out stays. */
  readonly theme?: Readonly<Partial<Record<ColourScheme, Partial<Colours>>>>;
}

/**
 * A console of one's own on the same parts as Carte's: signs in, draws the frame, lists, forms and bins of the resources it is given.
 * One for a page.
 *
 * @example
 * createConsole({ resources: [events], home: '/events' }).mount(document.getElementById('root'));
 */
export const createConsole = ({
  resources,
  pages = [],
  fieldTypes = {},
  messages = {},
  theme = {},
  brand = {},
  landing,
  home,
  api,
}: ConsoleOptions) => {
  if (api !== undefined) setApiBase(api);
  registerTypes(fieldTypes);
  replaceTexts({ ...(brand.name !== undefined && { 'common.product': brand.name }), ...messages });
  const colours = {
    light: { ...tokens.colours.light, ...theme.light },
    dark: { ...tokens.colours.dark, ...theme.dark },
  };
  const parts = { resources, pages: [...pages, profilePage] };
  const paths = [...resources.flatMap(({ routes }) => Object.values(routes)), ...pages].map(
    ({ path }) => path,
  );
  applySettings({
    ...(brand.Mark && { Mark: brand.Mark }),
    ...(landing && { Landing: landing }),
    ...(home !== undefined && { home }),
    load: async () => {
      const { App } = await import('./App');
      return ({ user }) => <App user={user} parts={parts} />;
    },
    areas: [...new Set(['profile', ...paths.map((path) => path.split('/')[1] ?? '')])],
    theme: themeOf(colours),
  });
  return {
    /** Draws it. @throws Error there is nothing to draw it in */
    mount: (container: Element | null): void => {
      if (!container) throw new Error('Expected an element to draw the console in, got none.');
      adopt(colourRules(colours));
      storageFallback();
      startColourMode();
      // Before anything else reads the address.
      letterLink.watch();
      watchSession();
      createRoot(container).render(
        <StrictMode>
          <Root />
        </StrictMode>,
      );
    },
  };
};

const registerTypes = (types: Readonly<Record<string, FieldTypeOptions>>): void => {
  const all = Object.entries(types);
  registerTypeNames(all.map(([name]) => name));
  registerFieldTypes(Object.fromEntries(all.map(([name, { rules }]) => [name, rules])));
  registerRenderers(Object.fromEntries(all.map(([name, { renderer }]) => [name, renderer])));
};

/** A sheet that no Content-Security-Policy has to allow. */
const adopt = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
