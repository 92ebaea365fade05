import type { InjectOptions } from 'fastify';
import type { EndpointKey } from '../../../contract/rows';

/** One request of the fuzzer, and what may come of it. */
export interface Shot {
  readonly key: EndpointKey;
  readonly request: InjectOptions;
  /** `right` must be done, `wrong` must be refused, whatever with. */
  readonly meant: 'right' | 'wrong';
  /** What is wrong with it, for whoever reads the report. */
  readonly why: string;
}
