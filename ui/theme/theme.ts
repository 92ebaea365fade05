import { createTheme } from '@mui/material/styles';
import { limits } from '../../contract/limits';
import { tokens } from '../tokens';
import { buttons } from './components/buttons';
import { data } from './components/data';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { paletteOf } from './palette';
import { typography } from './typography';

/**
 * The one MUI theme. Both modes are made from the same tokens and live side by side as CSS variables: `data-theme` on
 * the root element chooses, and changing the mode renders nothing again.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  defaultColorScheme: 'light',
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  shape: { borderRadius: tokens.radius.medium },
  spacing: tokens.spacing,
  typography,
  // A modal stands at 1000, so what belongs to the page stands below it.
  zIndex: {
    mobileStepper: 800,
    fab: 800,
    speedDial: 800,
    appBar: 900,
    drawer: limits.modalLevel,
    modal: limits.modalLevel,
  },
  components: { ...buttons, ...inputs, ...surfaces, ...data, ...navigation },
});
