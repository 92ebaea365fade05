import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { FieldsRoot } from '../../../fieldRenderers/FieldsRoot';
import type { FormValues } from '../../../fieldRenderers/formHandle';
import { rendererOf } from '../../../fieldRenderers/registry';
import { text } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { useIsPhone } from '../../../ui/media';
import { Tick } from '../../../ui/Tick';
import type { VersionRow } from './versionRows';
import '../form.css';

export interface VersionsDialogProps {
  readonly rows: readonly VersionRow[];
  /** What is chosen for: a save that met a newer version, or a draft over a newer record. */
  readonly about: keyof typeof WORDS;
  /** The chosen value of every row, by field name. */
  readonly onChoose: (values: FormValues) => void;
  readonly onClose: () => void;
}

/**
 * Two versions of one record side by side, field by field, in the words of each field's own read mode; one is chosen per
 * field, or one side for all. What only the other person changed begins as theirs, everything else as mine.
 */
export const VersionsDialog = ({ rows, onChoose, onClose, about }: VersionsDialogProps) => {
  const words = WORDS[about];
  const id = useId();
  const isPhone = useIsPhone();
  const [sides, setSides] = useState(() => rows.map(begin));
  const choose = (): void =>
    onChoose(
      Object.fromEntries(rows.map((row, index) => [row.field.name, row[sides[index] ?? 'mine']] as const)),
    );

  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
    >
      <DialogTitle id={`${id}-title`}>{text(words.title)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-note`}>{text(words.note)}</DialogContentText>
        {rows.length > 1 && (
          <div className="flex wrap gap-8 above-16">
            <Button size="s" variant="secondary" onClick={() => setSides(rows.map(() => 'mine'))}>
              {text('form.versions.allMine')}
            </Button>
            <Button size="s" variant="secondary" onClick={() => setSides(rows.map(() => 'theirs'))}>
              {text('form.versions.allTheirs')}
            </Button>
          </div>
        )}
        {rows.map((row, index) => (
          <VersionChoice
            key={row.field.name}
            row={row}
            side={sides[index] ?? 'mine'}
            mineLabel={text(words.mine)}
            theirsLabel={text(words.theirs)}
            onChoose={(side) => setSides(sides.map((was, at) => (at === index ? side : was)))}
          />
        ))}
      </DialogContent>
      <DialogActions className="carte-answers">
        <Button variant="simple" onClick={onClose}>
          {text('form.versions.back')}
        </Button>
        <Button autoFocus onClick={choose}>
          {text(words.submit)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const WORDS = {
  save: {
    title: 'form.versions.title',
    note: 'form.versions.note',
    mine: 'form.versions.mine',
    theirs: 'form.versions.theirs',
    submit: 'form.versions.save',
  },
  draft: {
    title: 'form.draft.compareTitle',
    note: 'form.draft.compareNote',
    mine: 'form.draft.mine',
    theirs: 'form.draft.theirs',
    submit: 'form.draft.choose',
  },
} as const;

const begin = ({ changedBy }: VersionRow): Side => (changedBy === 'them' ? 'theirs' : 'mine');

type Side = 'mine' | 'theirs';

interface Props {
  readonly row: VersionRow;
  readonly side: Side;
  readonly mineLabel: string;
  readonly theirsLabel: string;
  readonly onChoose: (side: Side) => void;
}

/** One field in both versions: two cards, of which one is chosen. */
const VersionChoice = ({ row, side, mineLabel, theirsLabel, onChoose }: Props) => {
  const id = useId();
  const { field, changedBy } = row;
  const { Read } = rendererOf(field.type);
  // The card says which field it is; help and links belong to the form.
  const bare = { ...field, title: '', description: '', links: [] };
  const cards = [
    ['mine', mineLabel],
    ['theirs', theirsLabel],
  ] as const;
  return (
    <fieldset className="carte-version above-24" aria-describedby={`${id}-who`}>
      <legend className="text-body anywhere">{field.title || field.name}</legend>
      <p className="above-2 below-8 text-small light muted" id={`${id}-who`}>
        {text(`form.versions.by.${changedBy}`)}
      </p>
      <div className="cards grid halves gap-12">
        {cards.map(([key, label]) => (
          <div key={key} className="card relative round anywhere" data-chosen={side === key || undefined}>
            <label className="row pointer muted" htmlFor={`${id}-${key}-side`}>
              <Tick
                type="radio"
                id={`${id}-${key}-side`}
                name={`${id}-side`}
                checked={side === key}
                onChange={() => onChoose(key)}
                aria-describedby={`${id}-${key}`}
              />
              {label}
            </label>
            <FieldsRoot id={`${id}-${key}`} style={{ display: 'block' }}>
              <Read field={bare} value={row[key]} />
            </FieldsRoot>
          </div>
        ))}
      </div>
    </fieldset>
  );
};
