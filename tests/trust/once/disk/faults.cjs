/**
 * A disk that fails as the file `FAULTS` says in one word; loaded before the server, in each of its threads:
 * `wal-full`, `table-full`, `sync-broken`, `sync-hangs`, `files-full`, `log-full`. An empty file is a disk in order.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { openSync, writeSync, fsyncSync, fsync, write, promises } = fs;
const { open } = promises;
const paths = new Map();

const is = (word) => fs.readFileSync(process.env.FAULTS, 'utf8') === word;
const fault = (code) => Object.assign(new Error(`${code}: injected`), { code });
let hanging = 0;
const waitABit = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
const lies = (fd, folder) => String(paths.get(fd)).includes(folder);

fs.openSync = (path, ...rest) => {
  const fd = openSync(path, ...rest);
  paths.set(fd, String(path));
  return fd;
};
fs.writeSync = (fd, buffer, offset, length, position) => {
  const isLonger = () => Number(position) + Number(length) > fs.fstatSync(fd).size;
  if (fd <= 2 && is('log-full')) throw fault('ENOSPC');
  // Behind a sync that hangs the next write of the same file waits, and with it the thread.
  while (hanging > 0 && lies(fd, '/db/pg_wal/') && is('sync-hangs')) waitABit();
  if (lies(fd, '/db/pg_wal/') && is('wal-full')) throw fault('ENOSPC');
  if (lies(fd, '/db/base/') && isLonger() && is('table-full')) throw fault('ENOSPC');
  return writeSync(fd, buffer, offset, length, position);
};
fs.fsyncSync = (fd) => {
  if (lies(fd, '/db') && is('sync-broken')) throw fault('EIO');
  fsyncSync(fd);
};
fs.fsync = (fd, done) => {
  if (lies(fd, '/db') && is('sync-broken')) process.nextTick(done, fault('EIO'));
  else if (lies(fd, '/db') && is('sync-hangs')) {
    hanging += 1;
    const look = setInterval(() => {
      if (is('sync-hangs')) return;
      clearInterval(look);
      hanging -= 1;
      fsync(fd, done);
    }, 20);
  } else fsync(fd, done);
};
fs.write = (fd, ...rest) => {
  if (fd === 1 && is('log-full')) rest.at(-1)(fault('ENOSPC'));
  else write(fd, ...rest);
};
promises.open = async (path, ...rest) => {
  const handle = await open(path, ...rest);
  const writeFile = handle.writeFile.bind(handle);
  handle.writeFile = async (bytes, ...more) => {
    if (!String(path).includes('/files/') || !is('files-full')) return writeFile(bytes, ...more);
    // What still fits is written.
    await writeFile(bytes.subarray(0, Math.floor(bytes.length / 2)));
    throw fault('ENOSPC');
  };
  return handle;
};
syncBuiltinESMExports();
