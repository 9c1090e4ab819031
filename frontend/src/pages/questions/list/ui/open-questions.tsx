import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CollegeCombobox, FieldCombobox } from '@/entities/college';
import { questionQueries } from '@/entities/question';
import { JoinQuestion, QuestionCard } from '@/features/discussions/open-questions';
import type { User } from '@/shared/auth';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { FilterChips } from '@/shared/ui/filter-chips';
import { Select } from '@/shared/ui/select';
import {
  activeFilters,
  CLEAR_FILTERS_CHANGE,
  parseState,
  toQuestionFilters,
  type QuestionsSearch,
} from '../model/search';
import { EmptyList } from './empty-list';
import { ListSection } from './list-section';

interface OpenQuestionsProps {
  user: User | null;
  search: QuestionsSearch;
  change: (next: Partial<QuestionsSearch>) => void;
}

const RESULTS_ID = 'open-questions';

/** The public list of questions. */
export function OpenQuestions({ user, search, change }: OpenQuestionsProps) {
  const canAsk = user?.role === 'student' && user.emailVerified;
  const filters = toQuestionFilters(search);
  const query = useInfiniteQuery(questionQueries.list(filters, user?.id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = query;
  const own = useInfiniteQuery({ ...questionQueries.own(user?.id ?? 0), enabled: canAsk });
  const ownIds = new Set(own.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const clear = () => {
    change(CLEAR_FILTERS_CHANGE);
    document.getElementById(RESULTS_ID)?.focus();
  };

  return (
    <div id={RESULTS_ID} tabIndex={-1} className="outline-none">
      <ListSection
        title="Open questions"
        empty={
          Object.keys(filters).length > 0 ? (
            <EmptyList title="No questions match">
              <Button variant="quiet" onClick={clear}>
                Clear all filters
              </Button>
            </EmptyList>
          ) : (
            <EmptyList title="No questions yet">
              <p>Questions that students ask all alumni appear here.</p>
            </EmptyList>
          )
        }
        rows={data?.pages
          .flatMap(({ items }) => items)
          .map((question) => (
            <li key={question.id} className={isPlaceholderData ? 'opacity-60' : undefined}>
              <QuestionCard
                question={question}
                action={canAsk && <JoinQuestion question={question} isOwn={ownIds.has(question.id)} />}
              />
            </li>
          ))}
        error={error}
        onRetry={() => void (query.isFetchNextPageError ? fetchNextPage() : refetch())}
        onMore={hasNextPage ? fetchNextPage : undefined}
        isLoadingMore={isFetchingNextPage}
      >
        <Filters search={search} change={change} />
        <FilterChips
          filters={activeFilters(search)}
          onRemove={({ remove }) => change(remove)}
          onClear={() => change(CLEAR_FILTERS_CHANGE)}
          results={RESULTS_ID}
        />
      </ListSection>
    </div>
  );
}

function Filters({ search, change }: Omit<OpenQuestionsProps, 'user'>) {
  const [collegeText, setCollegeText] = useState('');
  const stateId = useId();
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto] print:hidden">
      <Field label="College">
        {(field) => (
          <CollegeCombobox
            control={field}
            text={collegeText}
            onTextChange={setCollegeText}
            onChoose={({ id, name }) => {
              setCollegeText('');
              change({ collegeId: id, college: name });
            }}
          />
        )}
      </Field>
      <FieldCombobox label="Field of study" onChoose={({ cip, field }) => change({ cip, field })} />
      <div className="grid gap-1">
        <label htmlFor={stateId} className="font-semibold">
          Show
        </label>
        <Select
          id={stateId}
          value={search.state ?? ''}
          onChange={({ target: { value } }) => change({ state: parseState(value) })}
        >
          <option value="">All questions</option>
          <option value="waiting">Waiting for an answer</option>
          <option value="answered">Answered</option>
        </Select>
      </div>
    </div>
  );
}
