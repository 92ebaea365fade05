import { carryOut } from './commands/carryOut';
import { runCommand } from './runCommand';

/**
 * The moderator's desk without a browser: `npm run moderate` lists the venues that wait, `npm run moderate -- approve 7` shows
 * one to guests, `npm run moderate -- reject 7 WHY` turns it down. The server may work meanwhile (MO-03).
 */
runCommand((args) => carryOut('moderate', args));
