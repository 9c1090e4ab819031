import { Search } from 'lucide-react';
import { useId } from 'react';
import { useSearchTerm } from '@/shared/lib/term';
import { Input } from '@/shared/ui/field';

interface ForumSearchBoxProps {
  term: string;
  onChange: (term: string) => void;
}

/** Searches for words in titles, texts and tags. */
export function ForumSearchBox({ term, onChange }: ForumSearchBoxProps) {
  const id = useId();
  const { text, type } = useSearchTerm(term, onChange);
  return (
    <div role="search" className="relative min-w-0 flex-1 basis-64">
      <label htmlFor={id} className="sr-only">
        Search discussions
      </label>
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
      />
      <Input
        id={id}
        type="search"
        value={text}
        onChange={(event) => type(event.target.value)}
        placeholder="Search discussions"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className="pl-10"
      />
    </div>
  );
}
