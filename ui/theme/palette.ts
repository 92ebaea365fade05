import type { PaletteOptions } from '@mui/material/styles';
import { type ColourScheme, type Tone, tokens } from '../tokens';

const tone = ({ main, strong, on, soft }: Tone) => ({
  main,
  dark: strong,
  light: strong,
  contrastText: on,
  soft,
});

/** The palette of one mode; both are made by the same rule from the same tokens. */
export const paletteOf = (scheme: ColourScheme): PaletteOptions => {
  const colours = tokens.colours[scheme];
  return {
    mode: scheme,
    primary: tone(colours.primary),
    secondary: tone(colours.secondary),
    error: tone(colours.error),
    warning: tone(colours.warning),
    success: tone(colours.success),
    info: tone(colours.info),
    background: {
      default: colours.canvas,
      paper: colours.surface,
      raised: colours.raised,
      sunken: colours.sunken,
    },
    text: { primary: colours.ink, secondary: colours.muted, disabled: colours.faint, faint: colours.faint },
    divider: colours.line,
    // Warm as all the rest: the library's own are greys.
    action: { hover: colours.sunken, focus: colours.sunken },
    grey: { 400: colours.border, 500: colours.border },
  };
};
