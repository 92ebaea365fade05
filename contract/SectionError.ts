/** Why a section cannot be shown at all, as the key of a text: absent, or not a list of entries. */
export type SectionErrorKey = 'errors.sectionMissing' | 'errors.sectionMalformed';

/** Thrown by `parseFieldConfig` and `parseFilters` for a section as a whole; single bad entries never throw. */
export class SectionError extends Error {
  override readonly name = 'SectionProblem';
  readonly key: SectionErrorKey;

  constructor(key: SectionErrorKey) {
    super(`A section must be a list of entries or a map of them: ${key}.`);
    this.key = key;
  }
}
