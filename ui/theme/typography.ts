import type { TypographyVariantsOptions } from '@mui/material/styles';
import { tokens } from '../tokens';

type Step = keyof typeof tokens.type.scale;

const step = (name: Step) => {
  const [fontSize, lineHeight, fontWeight, letterSpacing] = tokens.type.scale[name];
  return { fontSize, lineHeight, fontWeight, letterSpacing };
};

export const typography: TypographyVariantsOptions = {
  fontFamily: tokens.type.family,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: step('title'),
  h2: step('section'),
  h3: step('group'),
  h4: step('group'),
  h5: step('strong'),
  h6: step('strong'),
  subtitle1: step('strong'),
  subtitle2: step('label'),
  body1: step('body'),
  body2: step('small'),
  button: { ...step('label'), fontWeight: 600, textTransform: 'none' },
  caption: step('small'),
  overline: { ...step('overline'), textTransform: 'none' },
};
