import type { FieldConfig } from '../contract/fieldConfig';

/** The sections that the server serves and validates by. */
export interface Sections {
  /** As it travels under the key equal to its name; undefined = no such section. */
  raw(section: string): readonly unknown[] | undefined;
  /** The parsed fields of a form section. Throws for a section that does not exist: rows name only real ones. */
  fields(section: string): readonly FieldConfig[];
}
