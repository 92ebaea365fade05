import { DELIMITERS } from '../pattern/readDelimited';

const MAX_CHARACTERS = 5000;
const MAX_RULES = 50;

/** What may follow a pattern before the next rule. */
const END_OF_RULE = /[a-z]*(?:\||$)/iy;
const PATTERN_RULE = /(?:not_)?(?:regex|pattern):/iy;

/** `required|min:2|regex:/^a|b$/i` -> its rules: a bar inside a delimited pattern parts nothing. */
export const splitRules = (text: string): readonly string[] => {
  if (text.length > MAX_CHARACTERS) return [text];
  const rules: string[] = [];
  for (let at = 0; at < text.length && rules.length < MAX_RULES; ) {
    const end = endOfRule(text, at);
    rules.push(text.slice(at, end));
    at = end + 1;
  }
  return rules.map((rule) => rule.trim()).filter((rule) => rule !== '');
};

const endOfRule = (text: string, start: number): number => {
  PATTERN_RULE.lastIndex = start;
  const [opening] = PATTERN_RULE.exec(text) ?? [];
  const end = opening === undefined ? -1 : endOfPattern(text, start + opening.length);
  if (end >= 0) return end;
  const bar = text.indexOf('|', start);
  return bar < 0 ? text.length : bar;
};

/** Where the pattern and its flags end; -1 = it has no delimiters. */
const endOfPattern = (text: string, start: number): number => {
  const delimiter = text.charAt(start);
  if (delimiter === '' || !DELIMITERS.includes(delimiter)) return -1;
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') {
      at += 1;
      continue;
    }
    if (text[at] !== delimiter) continue;
    END_OF_RULE.lastIndex = at + 1;
    const [after] = END_OF_RULE.exec(text) ?? [];
    if (after !== undefined) return at + 1 + after.replace('|', '').length;
  }
  return -1;
};
