/** How a list is shown: as its address says it, and without which columns (TD-09). */
export interface ViewState {
  readonly sort?: string;
  readonly order?: 'ASC' | 'DESC';
  readonly perPage?: number;
  readonly filter?: Readonly<Record<string, unknown>>;
  /** The keys of columns that its table goes without; absent = it has all of them. */
  readonly hidden?: readonly string[];
}
