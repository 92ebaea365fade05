import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Column } from '../declaration/ResourceDeclaration';
import { clamped } from '../parts/clamped';
import { useLinkClicks } from './useLinkClicks';

/** The table's one styled element: cells are plain, so a row costs no more than its content. */
export const TableFrame = ({ children }: { readonly children: ReactNode }) => {
  const onClick = useLinkClicks();
  return <Frame onClick={onClick}>{children}</Frame>;
};

/** How a column's cells stand, and how early they leave a narrow table. */
export const classOf = ({ align, leaves }: Column): string | undefined =>
  [align, leaves].filter(Boolean).join(' ') || undefined;

const Frame = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const line = `1px solid ${palette.divider}`;
  return {
    '--tick': '44px',
    width: '100%',
    borderCollapse: 'collapse',
    // Columns keep their widths; one whose content needs more takes it from the titles, which can break.
    tableLayout: 'auto',
    '& th, & td': {
      height: theme.spacing(7.5),
      padding: theme.spacing(1, 1.5),
      textAlign: 'left',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th': {
      ...theme.typography.body2,
      height: theme.spacing(6),
      overflowWrap: 'normal',
      hyphens: 'manual',
      fontWeight: theme.typography.fontWeightMedium,
      color: palette.text.secondary,
      borderBottom: line,
    },
    '& tbody tr + tr > td': { borderTop: line },
    '& tbody tr:hover': { background: palette.background.sunken },
    // Lighter than a badge: what is said of a row must stand out from its being ticked.
    '& tbody tr.selected': {
      background: `color-mix(in srgb, ${palette.primary.soft} 45%, ${palette.background.paper})`,
    },
    // A header breaks between its words only; a date, badge or button does not break at all.
    '& td :is(time, button, .MuiChip-root)': { whiteSpace: 'nowrap' },
    '& .MuiChip-root': { maxWidth: 'none' },
    '@media (forced-colors: active)': {
      '& tbody tr.selected': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
    '& .right': { textAlign: 'right' },
    '@container (max-width: 999.95px)': { '& .early': { display: 'none' } },
    '@container (max-width: 859.95px)': { '& .late': { display: 'none' } },
    '& th:first-of-type, & td:first-of-type': { paddingLeft: theme.spacing(2.5) },
    '& .tick.tick': { width: theme.spacing(7), padding: theme.spacing(0, 0, 0, 0.75) },
    '& .menu': { width: theme.spacing(7), padding: theme.spacing(0, 1, 0, 0), textAlign: 'right' },
    // Where a title is nothing but text, its link is what has lines.
    '& .clamp, & .title > a:not(:has(> *))': clamped,
    '& .title': { fontWeight: theme.typography.fontWeightMedium },
    // A finger hits the cell, not the words in it.
    '@media (pointer: coarse)': {
      '& td.title': { position: 'relative' },
      '& .title > a::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '& .note': { ...theme.typography.body2, color: palette.text.secondary, marginTop: theme.spacing(0.25) },
    // Below the words, not below the picture beside them.
    '& .title > :is(span, a:has(> span)) + .note': { margin: theme.spacing(-1, 0, 0.5, 7) },
    '& .title > a': {
      color: 'inherit',
      textDecoration: 'none',
      borderRadius: theme.shape.borderRadius,
      '&:hover': { color: palette.primary.main, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    },
    '& .hidden': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  };
});
