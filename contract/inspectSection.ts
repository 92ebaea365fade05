import { isKnownField, type SectionField } from './fieldConfig';
import { inspectConditions } from './inspect/inspectConditions';
import { inspectRules } from './inspect/inspectRules';
import type { SectionFault } from './inspect/SectionFault';
import { isRecord } from './isRecord';
import { parseFieldConfig } from './parseFieldConfig';
import { isKnownRule } from './rawField/readRules';
import { ruleEntries } from './rawField/ruleEntries';
import { SectionProblem } from './SectionProblem';
import { sectionEntries } from './sectionEntries';

export type { SectionFault } from './inspect/SectionFault';

/** Everything questionable in a section as it arrives, for its author; `[]` = a clean one. Never throws. */
export const inspectSection = (raw: unknown): readonly SectionFault[] => {
  try {
    const fields = parseFieldConfig(raw);
    return [
      ...fields.flatMap((field) => inspectField(field, fields)),
      ...sectionEntries(raw).flatMap(inspectRuleNames),
    ];
  } catch (error) {
    if (error instanceof SectionProblem) return [{ field: '', key: error.key, args: {} }];
    throw error;
  }
};

const inspectField = (field: SectionField, fields: readonly SectionField[]): readonly SectionFault[] =>
  isKnownField(field)
    ? [...inspectRules(field), ...inspectConditions(field, fields)]
    : [{ field: field.name, key: `inspect.${field.fault ?? 'malformed'}`, args: { reason: field.reason } }];

/** What parsing drops: the rules nobody knows. */
const inspectRuleNames = (entry: unknown): readonly SectionFault[] => {
  if (!isRecord(entry)) return [];
  const field = typeof entry.name === 'string' ? entry.name : '';
  return ruleEntries(entry.validation_rules, String(entry.type))
    .filter(([rule]) => !isKnownRule(rule))
    .map(([rule]) => ({ field, key: 'inspect.unknownRule', args: { rule } }));
};
