import { Button } from '@/shared/ui/button';
import { activeFilters, CLEAR_ALL_FILTERS_CHANGE, type ChangeSearch, type ForumSearch } from '../model/search';

/** Explains why the list is empty, and what to do about it. */
export function NoDiscussions({ search, change }: { search: ForumSearch; change: ChangeSearch }) {
  const isFiltered = activeFilters(search).length > 0;
  const clear = () => {
    change(CLEAR_ALL_FILTERS_CHANGE);
    document.getElementById('results')?.focus();
  };
  return (
    <div className="card grid justify-items-center gap-2 p-8 text-center">
      <p className="text-lg font-semibold">{isFiltered ? 'No matching discussions' : 'No discussions yet'}</p>
      <p className="text-muted">{emptyListAdvice(search, isFiltered)}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {isFiltered && (
          <Button variant="quiet" onClick={clear}>
            Clear all filters
          </Button>
        )}
        {search.filter !== 'saved' && (
          <Button variant={isFiltered ? 'plain' : 'quiet'} onClick={() => change({ new: 1 })}>
            Start a discussion
          </Button>
        )}
      </div>
    </div>
  );
}

function emptyListAdvice({ q, filter, college, collegeId, tag }: ForumSearch, isFiltered: boolean): string {
  if (!isFiltered) return 'Ask the first question. Students and alumni will see it here.';
  if (q) return 'Check the spelling, try fewer words, or start a discussion.';
  const isOnlyFilter = !tag && college === undefined && collegeId === undefined;
  if (filter === 'saved' && isOnlyFilter) return 'Select Save on a discussion to find it here later.';
  if (filter === 'mine' && isOnlyFilter) return 'Discussions you start will appear here.';
  if (filter === 'unanswered' && isOnlyFilter) return 'Every discussion has a reply.';
  return 'Remove a filter, or start a discussion.';
}
