import { useEffect } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { lastSegment, textOf } from '../../contract/fields';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { useFormHandle } from '../formHandle';

/** The field whose text an address is made of: the title, unless the section names another. */
export const sourceOf = ({ generatedFrom = 'title' }: FieldConfig): string => generatedFrom;

/**
 * Keeps a generated address in step with the title for as long as nobody wrote another one into it. Written in the same
 * event as the title, so both stand on the screen at once.
 */
export const useSlugOfTitle = (field: FieldConfig): void => {
  const { onValue, getValues, setValue } = useFormHandle();
  useEffect(() => {
    if (!field.autoGenerate) return;
    const source = sourceOf(field);
    let before = slugFromTitle(textOf(getValues()[source]));
    return onValue(source, (title) => {
      const after = slugFromTitle(textOf(title));
      const current = lastSegment(textOf(getValues()[field.name]));
      if (after !== before && (current === '' || current === before)) setValue(field.name, after);
      before = after;
    });
  }, [field, onValue, getValues, setValue]);
};
