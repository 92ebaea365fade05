import type { SectionField } from '../../contract/fieldConfig';
import { inspectSection, type SectionFault } from '../../contract/inspectSection';
import { isRecord } from '../../contract/isRecord';
import { parseFieldConfig } from '../../contract/parseFieldConfig';

export interface ParsedSection {
  /** Absent where there is nothing to draw a form from. */
  readonly fields?: readonly SectionField[];
  readonly faults: readonly SectionFault[];
  /** Why the text is no JSON. */
  readonly notJson?: string;
}

/** A pasted section: the list itself, or the server's whole answer with the list under the section's name. */
export function parseSectionText(source: string): ParsedSection {
  let pasted: unknown;
  try {
    pasted = JSON.parse(source);
  } catch (failure) {
    return { faults: [], notJson: failure instanceof Error ? failure.message : String(failure) };
  }
  const { raw, name } = unwrap(pasted);
  const faults = inspectSection(raw);
  const isWhole = Array.isArray(raw) || isRecord(raw);
  return isWhole ? { fields: parseFieldConfig(raw, name), faults } : { faults };
}

const unwrap = (pasted: unknown): { readonly raw: unknown; readonly name: string } => {
  const [entry, ...others] = isRecord(pasted) ? Object.entries(pasted) : [];
  return entry && others.length === 0 && Array.isArray(entry[1])
    ? { raw: entry[1], name: entry[0] }
    : { raw: pasted, name: '' };
};
