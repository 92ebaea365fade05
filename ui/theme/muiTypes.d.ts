import '@mui/material/themeCssVarsAugmentation';
import '@mui/material/Button';
import '@mui/material/styles';

/** Button variants and sizes of the specification, and the quiet background of each tone. */
declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    primary: true;
    secondary: true;
    add: true;
    simple: true;
    gradient: true;
    error: true;
    withoutBG: true;
  }
  interface ButtonPropsSizeOverrides {
    xs: true;
    s: true;
    m: true;
    l: true;
    xl: true;
  }
}

declare module '@mui/material/styles' {
  interface PaletteColor {
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypeBackground {
    raised: string;
    sunken: string;
  }
  interface TypeText {
    faint: string;
  }
}
