import type { Change } from '../../contract/entities';
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
