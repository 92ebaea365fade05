import { useState } from 'react';
import { Segments } from '../../../fieldRenderers/Segments';
import { bulkWords } from '../../../i18n/bulkWords';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import styles from '../../../kit/change/change.module.css';
import type { BulkActProps } from '../../../kit/declaration/BulkAct';
import { useResourceNamed } from '../../../kit/declaration/ResourcesContext';
import { useFieldsOf } from '../../../kit/history/useFieldsOf';

const words = bulkWords.marks;

type Way = keyof typeof words.ways;

const WAYS = (['keep', 'add', 'remove'] as const).map((value) => ({ value, title: words.ways[value] }));

/** What becomes of each mark of many dishes: it stays as each has it, all get it, or all lose it. */
export const MarksDialog = (props: BulkActProps) => {
  const fields = useFieldsOf(useResourceNamed(props.target.resource));
  const options = fields?.find(({ name }) => name === 'marks')?.options ?? [];
  const [ways, setWays] = useState<Readonly<Record<number, Way>>>({});
  const titles = new Map(options.map(({ value, title }) => [Number(value), title]));
  const idsOf = (way: Way) => [...titles.keys()].filter((id) => ways[id] === way);
  const marks = { add: idsOf('add'), remove: idsOf('remove') };
  return (
    <BulkDialog
      {...props}
      title={words.title}
      act={marks.add.length + marks.remove.length > 0 ? { marks } : undefined}
      show={({ marks: shown }) =>
        Array.isArray(shown) &&
        (shown.map((id) => titles.get(Number(id)) ?? String(id)).join(', ') || words.none)
      }
      same={words.same}
      submit={words.submit}
      done={words.done}
    >
      <ul className={styles.marks}>
        {[...titles].map(([id, title]) => (
          <li key={id} className="row spread gap-8 text-small">
            <span className="slim anywhere hyphens">{title}</span>
            <Segments
              label={title}
              value={ways[id] ?? 'keep'}
              options={WAYS}
              onChange={(way) => setWays({ ...ways, [id]: way })}
            />
          </li>
        ))}
      </ul>
    </BulkDialog>
  );
};
