import type { RaRecord } from 'react-admin';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { type Verb, verbWords } from '../declaration/verbs';
import { useListActions } from './ListActionsContext';

interface QuickVerbProps {
  readonly verb: Verb;
  readonly record: RaRecord;
  readonly name: string;
}

/** What one comes to a row for, without opening its menu. */
export const QuickVerb = ({ verb, record, name }: QuickVerbProps) => {
  const { ask } = useListActions();
  const label = text(verbWords[verb].label);
  return (
    <Button
      variant="outlined"
      size="s"
      aria-label={text('list.verbOf', { verb: label, name })}
      onClick={() => ask(verb, [record.id])}
    >
      {label}
    </Button>
  );
};
