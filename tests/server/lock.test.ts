import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { diskStorage } from '../../server/files/BlobStorage';
import { takeHold } from '../../server/files/hold';
import { makeFileStore } from '../../server/files/makeFileStore';
import { fileOf, samplePng } from './samples';

const folder = mkdtempSync(join(tmpdir(), 'carte-hold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('while one backup holds the files, nobody removes one and no second backup begins (DU9)', async () => {
  const blobs = diskStorage(folder);
  const store = makeFileStore(blobs);
  const { name } = await store.keep(fileOf(await samplePng(40, 30), 'scan.png', 'image/png'));
  const release = await takeHold(blobs);
  expect(await takeHold(blobs)).toBeUndefined();

  await store.drop([name]);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  expect(await store.orphans(async () => new Set(), tomorrow)).toBe(0);
  expect(await store.read(name)).toBeDefined();

  await release?.();
  // What was seen is believed for two seconds.
  await vi.waitFor(
    async () => {
      await store.drop([name]);
      expect(await store.read(name)).toBeUndefined();
    },
    { timeout: 30_000, interval: 200 },
  );
});
