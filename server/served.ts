import { type Row, rows as table } from '../contract/rows';
import type { ReadCall } from './bind/readCall';
import type { FormBody } from './Call';
import type { Deps } from './Deps';
import { formContextsOf, handlersOf } from './engine/handlersOf';
import type { Resource } from './engine/Resource';
import type { FormContext } from './FormContext';
import { formContexts, handlers, manyRows, ownTransactions } from './handlers';
import { changeHandlers } from './handlers/changes';
import { liveHandlers } from './handlers/live';
import { overviewHandlers } from './handlers/overview';
import { previewHandlers } from './handlers/preview';
import { searchHandlers } from './handlers/search';

import { resources } from './resources';

/**
 * `handlers` and `formContexts` are closed by the compiler, key by key; walking the table loses which key it is, so they are
 * called by their widest type. `bind` has filled exactly what the endpoint names.
 */
type AnyHandler = (call: ReadCall & { readonly form: FormBody | undefined }, deps: Deps) => Promise<unknown>;
type AnyFormContext = (call: ReadCall, deps: Deps) => Promise<FormContext>;

/** What the server serves. */
export interface Served {
  readonly endpoints: Readonly<Record<string, Row>>;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  /** Of every endpoint whose body is a form. */
  readonly formContexts: Readonly<Record<string, AnyFormContext>>;
  readonly resources: readonly Resource[];
  /** Writes that are not run in a transaction of `bind`: their handlers open one. */
  readonly ownTransactions: ReadonlySet<string>;
  /** Writes of many rows, each slice of which is a transaction. */
  readonly manyRows: ReadonlySet<string>;
}

/** What the server serves with resources besides its own. Each resource knows all others, for what hangs below it. */
export const serving = (more: readonly Resource[]): Served => {
  const all = [...resources, ...more];
  return {
    endpoints: Object.assign({}, table, ...more.map(({ rows }) => rows)),
    handlers: Object.assign(
      {},
      handlers,
      ...all.map((each) => handlersOf(each, all)),
      changeHandlers(all),
      overviewHandlers(all),
      searchHandlers(all),
      previewHandlers(all),
      liveHandlers(all),
    ),
    formContexts: Object.assign({}, formContexts, ...more.map((each) => formContextsOf(each))),
    resources: all,
    ownTransactions,
    manyRows,
  };
};
