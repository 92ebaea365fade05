import { useState } from 'react';
import type { FieldOption } from '../../../contract/fieldConfig';
import { bulkWords } from '../../../i18n/bulkWords';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import styles from '../../../kit/change/change.module.css';
import type { BulkActProps } from '../../../kit/declaration/BulkAct';
import { useResourceNamed } from '../../../kit/declaration/ResourcesContext';
import { useFieldsOf } from '../../../kit/history/useFieldsOf';
import { Chip } from '../../../ui/Chip';

const words = bulkWords.marks;

/** Which marks many dishes get, and which they lose; one cannot be both. */
export const MarksDialog = (props: BulkActProps) => {
  const fields = useFieldsOf(useResourceNamed(props.target.resource));
  const options = fields?.find(({ name }) => name === 'marks')?.options ?? [];
  const [add, setAdd] = useState<readonly number[]>([]);
  const [remove, setRemove] = useState<readonly number[]>([]);
  const titles = new Map(options.map(({ value, title }) => [Number(value), title]));
  const isSaid = add.length + remove.length > 0;
  const without = (list: readonly number[], id: number) => list.filter((each) => each !== id);
  return (
    <BulkDialog
      {...props}
      title={words.title}
      act={isSaid ? { marks: { add, remove } } : undefined}
      show={({ marks }) =>
        Array.isArray(marks) &&
        (marks.map((id) => titles.get(Number(id)) ?? String(id)).join(', ') || words.none)
      }
      submit={words.submit}
      done={words.done}
    >
      <Marks
        label={words.add}
        options={options}
        chosen={add}
        onToggle={(id, isOn) => {
          setAdd(isOn ? [...add, id] : without(add, id));
          setRemove(without(remove, id));
        }}
      />
      <Marks
        label={words.remove}
        options={options}
        chosen={remove}
        onToggle={(id, isOn) => {
          setRemove(isOn ? [...remove, id] : without(remove, id));
          setAdd(without(add, id));
        }}
      />
    </BulkDialog>
  );
};

interface MarksProps {
  readonly label: string;
  readonly options: readonly FieldOption[];
  readonly chosen: readonly number[];
  readonly onToggle: (id: number, isOn: boolean) => void;
}

const Marks = ({ label, options, chosen, onToggle }: MarksProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the row that its buttons stand in
  <div className={styles.group} role="group" aria-label={label}>
    <span>{label}</span>
    <div className="flex wrap gap-8">
      {options.map(({ value, title }) => {
        const isOn = chosen.includes(Number(value));
        return (
          <Chip key={String(value)} aria-pressed={isOn} onClick={() => onToggle(Number(value), !isOn)}>
            {title}
          </Chip>
        );
      })}
    </div>
  </div>
);
