/** The parts of autocannon we use; it brings no types. */
declare module 'autocannon' {
  export interface Request {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  export interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    /** Requests a second over all connections; without it as many as the answers allow. */
    readonly overallRate?: number;
    readonly requests: readonly {
      readonly setupRequest: (request: Request) => Request;
    }[];
  }
  export interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: {
      readonly p50: number;
      readonly p97_5: number;
      readonly p99: number;
      readonly max: number;
    };
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
