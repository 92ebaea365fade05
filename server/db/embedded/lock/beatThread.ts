import { parentPort, workerData } from 'node:worker_threads';
import { Lease } from './Lease';
import type { BeatData, BeatWord } from './startHeartbeat';

/** The heartbeat of a lock, and the first to hear that it is lost. */
const { lease: data, beatMs }: BeatData = workerData;
const lease = new Lease(data);
const say = (word: BeatWord): void => parentPort?.postMessage(word);
const beat = (): void => {
  if (lease.renew()) return;
  clearInterval(timer);
  say('lost');
};
const timer = setInterval(beat, beatMs);
say('beating');
