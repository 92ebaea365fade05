import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FieldsRoot } from '../../../fieldRenderers/FieldsRoot';
import { registry } from '../../../fieldRenderers/registry';
import { text } from '../../../i18n/text';
import type { VersionRow } from './versionRows';

export type Side = 'mine' | 'theirs';

interface Props {
  readonly row: VersionRow;
  readonly side: Side;
  readonly mineLabel: string;
  readonly theirsLabel: string;
  readonly onChoose: (side: Side) => void;
}

/** One field in both versions: two cards, of which one is chosen. */
export const VersionChoice = ({ row, side, mineLabel, theirsLabel, onChoose }: Props) => {
  const id = useId();
  const { field, changedBy } = row;
  const { Read } = registry[field.type];
  // The card says which field it is; help and links belong to the form.
  const bare = { ...field, title: '', description: '', links: [] };
  const cards = [
    ['mine', mineLabel],
    ['theirs', theirsLabel],
  ] as const;
  return (
    <Field aria-describedby={`${id}-who`}>
      <legend>{field.title || field.name}</legend>
      <p className="who" id={`${id}-who`}>
        {text(`form.versions.by.${changedBy}`)}
      </p>
      <div className="cards">
        {cards.map(([key, label]) => (
          <div key={key} className="card" data-chosen={side === key || undefined}>
            <label htmlFor={`${id}-${key}-side`}>
              <Radio
                id={`${id}-${key}-side`}
                size="small"
                name={`${id}-side`}
                checked={side === key}
                onChange={() => onChoose(key)}
                slotProps={{ input: { 'aria-describedby': `${id}-${key}` } }}
              />
              {label}
            </label>
            <FieldsRoot id={`${id}-${key}`} style={{ display: 'block' }}>
              <Read field={bare} value={row[key]} />
            </FieldsRoot>
          </div>
        ))}
      </div>
    </Field>
  );
};

const Field = styled('fieldset')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    border: 0,
    margin: theme.spacing(3, 0, 0),
    padding: 0,
    minWidth: 0,
    '& legend': { ...theme.typography.subtitle1, padding: 0, overflowWrap: 'anywhere' },
    '& .who': { ...theme.typography.body2, color: palette.text.secondary, margin: theme.spacing(0.25, 0, 1) },
    '& .cards': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: theme.spacing(1.5),
      [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '& .card': {
      position: 'relative',
      padding: theme.spacing(0.5, 2, 1.5, 1),
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      overflowWrap: 'anywhere',
      '& .carte-read': { marginInlineStart: theme.spacing(1.25), maxHeight: '40vh', overflowY: 'auto' },
      '& .carte-foot': { display: 'none' },
    },
    '& .card[data-chosen]': {
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    },
    '& label': { display: 'flex', alignItems: 'center', cursor: 'pointer', color: palette.text.secondary },
    // The whole card is the label's target; the radio stays the one thing the keyboard meets.
    '& label::after': { content: '""', position: 'absolute', inset: 0 },
  };
});
