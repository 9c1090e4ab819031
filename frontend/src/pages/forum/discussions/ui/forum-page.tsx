import { useNavigate } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { DiscussionDialog } from '@/features/discussions/write-discussion';
import type { User } from '@/shared/auth';
import { Button } from '@/shared/ui/button';
import { FilterChips } from '@/shared/ui/filter-chips';
import { useForumVisit } from '../api/use-visit';
import {
  activeFilters,
  parseForumSearch,
  CLEAR_ALL_FILTERS_CHANGE,
  type ChangeSearch,
  type RawForumSearch,
  type ForumSearch,
} from '../model/search';
import { DiscussionList } from './discussion-list';
import { ForumToolbar } from './toolbar';
import { ForumTopics } from './topics';
import { TopicsSheet } from './topics-sheet';

interface ForumPageProps {
  user: User;
  address: RawForumSearch;
  /** Writes another search to the URL; `replace` adds no history entry. */
  onSearch: (next: (before: RawForumSearch) => ForumSearch, replace: boolean) => void;
}

/** The discussions of the community, and the form to start one. */
export function ForumPage({ user, address, onSearch }: ForumPageProps) {
  const navigate = useNavigate();
  const search = parseForumSearch(address);
  const change: ChangeSearch = (next, how) =>
    onSearch((before) => ({ ...parseForumSearch(before), ...next }), how?.replace ?? false);
  const isMember = user.emailVerified && (user.role !== 'college_admin' || user.collegeAdmin?.status === 'active');
  const newCount = useForumVisit(user.id, isMember);
  const topics = { viewer: user.id, isMember, search };

  return (
    <div className="page-width page-height grid grid-cols-1 gap-6 max-sm:pb-20">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">Forum</h1>
          <p className="mt-1 text-muted">Questions and answers from students and alumni.</p>
          {newCount > 0 && (
            <p className="num mt-1 font-semibold">
              New discussions and replies since your last visit: {newCount > 99 ? '99+' : newCount}
            </p>
          )}
        </div>
        <Button
          onClick={() => change({ new: 1 })}
          className="max-sm:fixed max-sm:right-4 max-sm:bottom-[calc(1rem+var(--bottom-bar))] max-sm:z-20 max-sm:size-14 max-sm:rounded-full max-sm:p-0 max-sm:shadow-overlay"
        >
          <PenLine size={18} aria-hidden="true" />
          <span className="max-sm:sr-only">New discussion</span>
        </Button>
      </header>
      <ConfirmEmailNotice />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-8">
        <section aria-labelledby="results" className="grid min-w-0 grid-cols-1 content-start gap-4">
          <h2 id="results" tabIndex={-1} className="sr-only">
            Discussions
          </h2>
          <ForumToolbar
            search={search}
            change={change}
            topics={
              <TopicsSheet>
                {(close) => (
                  <ForumTopics
                    {...topics}
                    change={(next) => {
                      change(next);
                      close();
                    }}
                  />
                )}
              </TopicsSheet>
            }
          />
          <FilterChips
            filters={activeFilters(search)}
            onRemove={({ remove }) => change(remove)}
            onClear={() => change(CLEAR_ALL_FILTERS_CHANGE)}
            results="results"
          />
          <DiscussionList viewer={user.id} isMember={isMember} search={search} change={change} />
        </section>
        <aside aria-label="Topics" className="max-lg:hidden print:hidden">
          <ForumTopics {...topics} change={change} />
        </aside>
      </div>
      <DiscussionDialog
        college={{ id: search.collegeId, name: search.college ?? '' }}
        howToConfirm={<ConfirmEmailNotice />}
        open={search.new === 1}
        onOpenChange={(isOpen) => !isOpen && change({ new: undefined }, { replace: true })}
        onDone={(id) => void navigate({ to: '/forum/$postId', params: { postId: String(id) }, replace: true })}
      />
    </div>
  );
}
