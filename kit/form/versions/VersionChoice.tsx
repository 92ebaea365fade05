import { useId } from 'react';
import { FieldsRoot } from '../../../fieldRenderers/FieldsRoot';
import { registry } from '../../../fieldRenderers/registry';
import { text } from '../../../i18n/text';
import { Tick } from '../../../ui/Tick';
import type { VersionRow } from './versionRows';
import '../form.css';

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
    <fieldset className="carte-version" aria-describedby={`${id}-who`}>
      <legend>{field.title || field.name}</legend>
      <p className="who" id={`${id}-who`}>
        {text(`form.versions.by.${changedBy}`)}
      </p>
      <div className="cards">
        {cards.map(([key, label]) => (
          <div key={key} className="card" data-chosen={side === key || undefined}>
            <label htmlFor={`${id}-${key}-side`}>
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
