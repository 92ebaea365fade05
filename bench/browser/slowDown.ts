import type { CDPSession } from '@playwright/test';

/** A slow mobile network and a slow phone, as Lighthouse has them. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } as const;
const SLOW_CPU = 4;

/** For what is opened from now on. */
export const slowDown = async (cdp: CDPSession): Promise<void> => {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
};
