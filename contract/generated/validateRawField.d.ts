import type { RawField } from '../rawField/rawFieldSchema';

interface ValidationFault {
  readonly instancePath: string;
  readonly message?: string;
}

/** The compiled check of `contract/rawField/rawFieldSchema.ts`; after a `false`, `errors` says why. */
export declare const validateRawField: {
  (data: unknown): data is RawField;
  errors?: readonly ValidationFault[] | null;
};

/** What a field of a section may say of itself. */
export declare const RAW_FIELD_KEYS: readonly string[];
