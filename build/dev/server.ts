/** What the backend of development takes out of each bundle of the server. */
export { openDataFolder } from '../../server/db/embedded/openEmbedded';
export { failureText } from '../../server/failureText';
export { serve } from '../../server/startServer';
