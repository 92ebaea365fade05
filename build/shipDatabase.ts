import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { SHIPPED } from '../server/db/embedded/folderState';
import { emptyDatabase } from './emptyDatabase';

/** `tsx build/shipDatabase.ts FOLDER`: puts a database beside the server built there, so that no first start has to make one. */
const [server = ''] = process.argv.slice(2);
// PostgreSQL keeps three databases that are all but the same, further apart than compressors usually look back.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 };
writeFileSync(join(server, SHIPPED), brotliCompressSync(await emptyDatabase(), { params }));
