import { readdirSync, readFileSync } from 'node:fs';

export interface Sample {
  /** Minutes since the start. */
  readonly at: number;
  /** Resident memory in MB. */
  readonly rss: number;
}

const EVERY_MS = 1_000;

/** Notes the memory of a process once a second. */
export const startSampling = (
  pid: number,
  now: () => number,
): { readonly samples: readonly Sample[]; readonly stop: () => void } => {
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    samples.push({ at: now(), rss: Number(kilobytes) / 1024 });
  }, EVERY_MS);
  return { samples, stop: () => clearInterval(timer) };
};

/** By the least squares, in MB a minute. */
export const slopeOf = (samples: readonly Sample[]): number => {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [at, rss] = [mean(samples.map((one) => one.at)), mean(samples.map((one) => one.rss))];
  const over = samples.reduce((sum, one) => sum + (one.at - at) * (one.rss - rss), 0);
  const under = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  return under === 0 ? 0 : over / under;
};

/** What a process holds open: files and sockets, threads, and what Node calls active. */
export const countsOf = async (pid: number, output: string): Promise<Readonly<Record<string, number>>> => {
  const [, metrics = ''] = /Metrics: (http:\S+)/.exec(output) ?? [];
  const text = await (await fetch(metrics)).text();
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    'open files and sockets': readdirSync(`/proc/${pid}/fd`).length,
    threads: readdirSync(`/proc/${pid}/task`).length,
    'active handles': metric('nodejs_active_handles_total'),
    'active requests': metric('nodejs_active_requests_total'),
  };
};
