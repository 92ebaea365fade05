import autocannon, { type Request } from 'autocannon';

export interface Shot {
  readonly url: string;
  /** Requests a second; undefined = as many as the answers allow. */
  readonly rate?: number;
  readonly seconds: number;
  readonly connections: number;
  /** The next request; called once for each. */
  readonly next: () => Pick<Request, 'method' | 'path' | 'headers'> & { readonly body?: string };
}

export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p97: number;
  readonly p99: number;
  readonly max: number;
  /** Answers other than 2xx, timeouts and broken connections. */
  readonly wrong: number;
}

/** Sends requests for some seconds. At a fixed rate the latencies are corrected for answers that kept others waiting. */
export const fire = async ({ url, rate, seconds, connections, next }: Shot): Promise<Figures> => {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    max: result.latency.max,
    wrong: result.errors + result.timeouts + result.non2xx,
  };
};
