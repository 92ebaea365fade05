import type { RuleRow } from './RuleRow';
import { choiceRows } from './rows/choiceRows';
import { cityRows } from './rows/cityRows';
import { closureRows } from './rows/closureRows';
import { dateRows } from './rows/dateRows';
import { everydayRows } from './rows/everydayRows';
import { fileRows } from './rows/fileRows';
import { groupRows } from './rows/groupRows';
import { numberRows } from './rows/numberRows';
import { permissionsRows } from './rows/permissionsRows';
import { phoneRows } from './rows/phoneRows';
import { scheduleRows } from './rows/scheduleRows';
import { textRows } from './rows/textRows';

/** Every rule of section 5 with its inputs and verdicts. */
export const ruleTable: readonly RuleRow[] = [
  ...textRows,
  ...choiceRows,
  ...numberRows,
  ...phoneRows,
  ...groupRows,
  ...scheduleRows,
  ...closureRows,
  ...fileRows,
  ...dateRows,
  ...cityRows,
  ...permissionsRows,
  ...everydayRows,
];
