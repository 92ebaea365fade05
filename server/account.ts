import { carryOut } from './commands/carryOut';
import { runCommand } from './runCommand';

/**
 * For people who cannot help themselves: `npm run account -- team EMAIL` lists who works in the businesses of an address,
 * `owner MEMBER` makes a member their owner, `access EMAIL` prints a link that sets a new password, `grant MEMBER RIGHT LEVEL` gives a right. The server may work meanwhile.
 */
runCommand((words) => carryOut('account', words));
