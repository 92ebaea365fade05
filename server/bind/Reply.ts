/** An answer before it is written to the wire. */
export interface Reply<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Quoted, as the header carries it. */
  readonly etag: string | undefined;
  /** Of a file: its type and name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
