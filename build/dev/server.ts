/** What the backend of development takes out of each bundle of the server. */
export { openDataFolder } from '../../server/db/embedded/openEmbedded';
export { readEnv } from '../../server/env';
export { failureText } from '../../server/failureText';
export { signInOf, startServer } from '../../server/startServer';
