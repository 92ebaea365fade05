import { styled } from '@mui/material/styles';
import { type Identifier, type RaRecord, useEvent, useListContext } from 'react-admin';
import { text } from '../../i18n/text';
import { useListMode } from '../listMode/ListMode';
import { clamped } from '../parts/clamped';
import { CardRow } from './CardRow';
import { SelectAllTick } from './SelectAllTick';
import { useLinkClicks } from './useLinkClicks';
import { useRowAddress } from './useRowAddress';

/** The same records on a phone: cards instead of a table. */
export const ListCards = ({ rows }: { readonly rows: readonly RaRecord[] }) => {
  const mode = useListMode();
  const { selectedIds, onSelect, onToggleItem } = useListContext();
  const addressOf = useRowAddress();
  const onClick = useLinkClicks();
  const toggle = useEvent((id: Identifier) => onToggleItem(id));
  const selected = new Set(selectedIds);
  return (
    <Frame onClick={onClick}>
      {mode.hasTicks && (
        <div className="all">
          <SelectAllTick rows={rows} selected={selected} onSelect={onSelect} label={text('list.selectAll')} />
        </div>
      )}
      <ul>
        {rows.map((record) => (
          <CardRow
            key={record.id}
            record={record}
            mode={mode}
            isSelected={selected.has(record.id)}
            addressOf={addressOf}
            onToggle={toggle}
          />
        ))}
      </ul>
    </Frame>
  );
};

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    '--tick': '44px',
    // The target is larger than its line.
    '& li > input': { margin: theme.spacing(-0.5, 0) },
    '& .all label': { margin: theme.spacing(-0.5, 0), font: 'inherit' },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& .all': {
      ...theme.typography.body2,
      color: palette.text.secondary,
      padding: theme.spacing(0.5, 0),
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'start',
      padding: theme.spacing(1, 0),
    },
    '& li + li': { borderTop: `1px solid ${palette.divider}` },
    '& li.selected': {
      background: `color-mix(in srgb, ${palette.primary.soft} 45%, ${palette.background.paper})`,
    },
    '@media (forced-colors: active)': {
      '& li.selected': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
    '& .body': {
      flex: '1 1 auto',
      minWidth: 0,
      display: 'grid',
      gap: theme.spacing(0.5),
      justifyItems: 'start',
      padding: theme.spacing(1, 0),
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    '& .title > a, & .fact': clamped,
    '& .title': { fontWeight: theme.typography.fontWeightMedium },
    '& .title > a': { color: 'inherit', textDecoration: 'none' },
    '& .title > a:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '& .fact': { ...theme.typography.body2, color: palette.text.secondary },
    '& .status': { marginTop: theme.spacing(0.5) },
    // The whole card leads on where its title does; what can be done in it stays in reach above that.
    '& .head:has(.title > a)': { position: 'relative' },
    '& .title > a::after': { content: '""', position: 'absolute', inset: theme.spacing(-1, 0) },
    '& .head :is(button, .fact a)': { position: 'relative', zIndex: 1 },
    '@container (min-width: 560px)': {
      '& .body': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: theme.spacing(3) },
      '& .body > *': { gridColumn: 1 },
      '& .body > .status': { gridColumn: 2, gridRow: '1 / span 4', alignSelf: 'center', margin: 0 },
    },
    '& .head': {
      gridColumn: 2,
      paddingLeft: theme.spacing(0.5),
      '&:last-child': { paddingRight: theme.spacing(2) },
      '&.alone': { padding: theme.spacing(0, 2) },
      display: 'flex',
      gap: theme.spacing(1.5),
      alignItems: 'start',
    },
  };
});
