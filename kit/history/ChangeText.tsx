import type { Change } from '../../contract/entities';
import { text } from '../../i18n/text';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { changeLines } from './changeLines';
import { useFieldsOf } from './useFieldsOf';

/** A change in words, once the titles of its fields are known. */
export const ChangeText = ({ change }: { readonly change: Change }) => {
  const fields = useFieldsOf(useResourceNamed(change.resource));
  if (!fields) return null;
  return changeLines(change, fields).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change any more
    <div key={index} style={{ overflowWrap: 'anywhere' }}>
      {line}
    </div>
  ));
};

/** Who did it; the operator of the server has no account. */
export const personOf = ({ person }: Change): string => person?.name ?? text('history.operator');
