import { useWatch } from 'react-hook-form';
import { useFormHandle } from './formHandle';

/** The live counter `current/max`: the only thing that renders on a key. */
export const FieldCounter = ({ name, max }: { name: string; max: number | undefined }) => {
  const { control } = useFormHandle();
  const count = useWatch({ control, name, exact: true, compute: lengthOf });
  const isOver = max !== undefined && count > max;
  return (
    <span className={isOver ? 'carte-counter carte-over' : 'carte-counter'} data-over={isOver || undefined}>
      {max === undefined ? count : `${count}/${max}`}
    </span>
  );
};

/** Counted as `check` counts: code points of the trimmed text. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value.trim()].length : 0);
