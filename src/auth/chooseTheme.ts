import { call } from '../../dataProvider/call';
import { setColourMode } from '../../ui/colourMode';
import type { ColourMode } from '../../ui/shownColours';
import { checkSession } from './checkSession';
import { session } from './session';

/** Shows the theme here at once; on every other device of the person too, where the backend keeps it. */
export const chooseTheme = (theme: ColourMode): void => {
  setColourMode(theme);
  if (!session.getState().data?.capabilities.includes('preferences')) return;
  void call('preferences.update', { body: { theme } }).then(
    () => checkSession(),
    // Shown here it is; without a network the others hear of it at the next choice.
    () => undefined,
  );
};
