import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { text } from '../../i18n/text';

/** The old page stays readable but dimmed while the next one comes; a bar shows it once that takes 300 ms. */
export const Refreshing = ({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) => (
  <Frame aria-busy={isOn} data-on={isOn || undefined}>
    {isOn && <span role="status" aria-label={text('list.refreshing')} />}
    <div>{children}</div>
  </Frame>
);

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  '& > div': { transition: theme.transitions.create('opacity') },
  '&[data-on] > div': { opacity: 0.5 },
  '& > span': {
    position: 'absolute',
    inset: '0 0 auto 0',
    zIndex: 1,
    height: theme.spacing(0.375),
    overflow: 'hidden',
    animation: `${appear} 1ms 300ms both`,
  },
  '& > span::after': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    background: (theme.vars ?? theme).palette.primary.main,
    animation: `${slide} 1.2s infinite ease-in-out`,
  },
}));
