import { type Row, rows as table } from '../contract/rows';
import type { ReadCall } from './bind/readCall';
import type { FormBody } from './Call';
import type { Deps } from './Deps';
import type { Resource } from './engine/Resource';
import { actKeysOf, formContextsOf, handlersOf } from './engine/verbs';
import type { FormContext, FormSent } from './FormContext';
import { formContexts, handlers, manyRows, ownTransactions } from './handlers';
import { resources } from './resources';

/**
 * `handlers` and `formContexts` are closed by the compiler, key by key; walking the table loses which key it is, so they are
 * called by their widest type. `bind` has filled exactly what the endpoint names.
 */
type AnyHandler = (
  call: ReadCall & { readonly form: FormBody | undefined; readonly context: FormContext | undefined },
  deps: Deps,
) => Promise<unknown>;
type AnyFormContext = (call: ReadCall & FormSent, deps: Deps, isHeld: boolean) => Promise<FormContext>;

/** What the server serves. */
export interface Served {
  readonly endpoints: Readonly<Record<string, Row>>;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  /** Of every endpoint whose body is a form. */
  readonly formContexts: Readonly<Record<string, AnyFormContext>>;
  /** Writes that are not run in a transaction of `bind`: their handlers open one. */
  readonly ownTransactions: ReadonlySet<string>;
  /** Writes of many rows, each slice of which is a transaction. */
  readonly manyRows: ReadonlySet<string>;
}

/** The calls of a server with these resources, its own among them. */
export const serving = (all: readonly Resource[]): Served => {
  const more = all.filter((each) => !resources.includes(each));
  return {
    endpoints: Object.assign({}, table, ...more.map(({ rows }) => rows)),
    handlers: Object.assign({}, handlers, ...more.map((each) => handlersOf(each))),
    formContexts: Object.assign({}, formContexts, ...more.map((each) => formContextsOf(each))),
    ownTransactions,
    manyRows: new Set([...manyRows, ...all.flatMap(actKeysOf)]),
  };
};
