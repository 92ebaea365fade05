import { SearchBox } from './SearchBox';
import { useSearch } from './useSearch';

export interface SearchFieldProps {
  /** The filter it is kept under. */
  readonly source: string;
  readonly label: string;
}

/** The search of a list: asks the server 300 ms after the last key. */
export const SearchField = ({ source, label }: SearchFieldProps) => {
  const { query, setQuery, search } = useSearch(source);
  return <SearchBox label={label} query={query} onType={setQuery} onSearch={search} />;
};
