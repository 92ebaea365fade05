import { styled } from '@mui/material/styles';

/** The place of a flag: a picture, or as a `span` an empty one of the same size. */
export const FlagPicture = styled('img')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'block',
    flex: 'none',
    width: '1.5rem',
    height: '1rem',
    borderRadius: '0.125rem',
    backgroundColor: palette.action.hover,
    boxShadow: `0 0 0 1px ${palette.divider}`,
  };
});
