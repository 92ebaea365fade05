/** How a list is shown, as its address says it (TD-09). */
export interface ViewState {
  readonly sort?: string;
  readonly order?: 'ASC' | 'DESC';
  readonly perPage?: number;
  readonly filter?: Readonly<Record<string, unknown>>;
}
