import { useCallback, useEffect, useRef } from 'react';
import { useFormHandle } from '../formHandle';
import type { PhoneErrorCode } from './phoneNumber';

interface PlacedNumber {
  readonly number: string;
  /** Where it stands in its field; absent = it is the field. */
  readonly at?: string;
}

/**
 * What only the loaded numbering plans know (fixed-line and mobile numbers only) joins what the rules found. A
 * verdict belongs to a number, so it goes when the number changes; while it holds, the form cannot be saved.
 */
export function usePhoneVerdicts(name: string, numbersOf: (value: unknown) => readonly PlacedNumber[]) {
  const { errors, getValues, validate } = useFormHandle();
  const verdicts = useRef(new Map<string, PhoneErrorCode>());
  const read = useRef(numbersOf);
  read.current = numbersOf;

  const addVerdicts = useCallback(() => {
    if (errors.of(name).length > 0) return;
    const found = read.current(getValues()[name]).flatMap(({ number, at }) => {
      const code = verdicts.current.get(number);
      return code ? [{ key: `phone.error.${code}`, ...(at !== undefined && { at }) }] : [];
    });
    if (found.length > 0) errors.set(name, found);
  }, [errors, getValues, name]);

  useEffect(() => errors.subscribe(name, addVerdicts), [errors, name, addVerdicts]);

  return useCallback(
    (number: string, code: PhoneErrorCode | null, part?: string) => {
      if (code) verdicts.current.set(number, code);
      else verdicts.current.delete(number);
      validate(name, part);
      addVerdicts();
    },
    [validate, name, addVerdicts],
  );
}
