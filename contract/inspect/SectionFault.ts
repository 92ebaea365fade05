/** Something the author of a section should mend. `field` is a field's name, `''` the section as a whole. */
export interface SectionFault {
  readonly field: string;
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}
