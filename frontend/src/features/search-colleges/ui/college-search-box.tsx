import { Search } from 'lucide-react';
import { useId } from 'react';
import { totalText, type CollegeSearch } from '../model/use-college-search';

function searchStatusText({ text, isSearching, hasFailed, failure, total }: CollegeSearch): string {
  if (!text.trim()) return '';
  if (isSearching) return 'Searching...';
  if (hasFailed) return failure;
  if (total === 0) return 'No colleges found. Try a different search term.';
  return `Found ${totalText(total)} colleges`;
}

export function CollegeSearchBox({ search }: { search: CollegeSearch }) {
  const id = useId();
  return (
    <form role="search" aria-label="Colleges" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className="sr-only">
        Search colleges
      </label>
      <div className="relative">
        <Search
          size={22}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto text-muted"
        />
        <input
          id={id}
          dir="auto"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && search.type('')}
          placeholder="Search colleges by name, city, or major..."
          className="h-14 w-full rounded-control border-2 border-control bg-surface pr-4 pl-12 text-lg text-ellipsis"
        />
      </div>
      <p role="status" className="mt-2 min-h-7 text-muted">
        {searchStatusText(search)}
      </p>
    </form>
  );
}
