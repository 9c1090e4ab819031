import { Link } from '@tanstack/react-router';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { VisitorPrompt } from '@/features/discussions/open-questions';
import type { User } from '@/shared/auth';
import {
  findTab,
  parseQuestionsSearch,
  tabsOf,
  type QuestionsSearch,
  type QuestionTab,
  type RawQuestionsSearch,
} from '../model/search';
import { GivenAnswers } from './given-answers';
import { OfferedQuestions } from './offered-questions';
import { OpenQuestions } from './open-questions';
import { OwnQuestions } from './own-questions';

interface QuestionsPageProps {
  /** Null for visitors. */
  user: User | null;
  address: RawQuestionsSearch;
  /** Writes another search to the URL. */
  onSearch: (next: QuestionsSearch) => void;
}

const LEADS: Readonly<Record<User['role'] | 'visitor', string>> = {
  student: 'Ask once. We’ll find an alum who’s been there and can answer.',
  alumni: 'Short questions from students that fit what you know.',
  college_admin: 'What students ask alumni who’ve been there.',
  visitor: 'What students ask alumni who’ve been there, and their answers.',
};

/** Questions to all alumni who fit: the viewer's own, and the public list. */
export function QuestionsPage({ user, address, onSearch }: QuestionsPageProps) {
  const search = parseQuestionsSearch(address);
  const tabs = tabsOf(user);
  const chosen = findTab(user, search);
  const change = (next: Partial<QuestionsSearch>) => onSearch({ ...search, ...next });

  return (
    <div className="page-width page-height grid grid-cols-1 content-start gap-6">
      <header>
        <h1 className="text-title">Questions</h1>
        <p className="mt-1 max-w-[68ch] text-muted">{LEADS[user?.role ?? 'visitor']}</p>
      </header>
      <ConfirmEmailNotice />
      {tabs.length > 0 && (
        <nav aria-label="Lists of questions">
          <ul className="flex flex-wrap gap-2">
            {tabs.map(({ tab, label }) => (
              <li key={tab}>
                <Link
                  to="/questions"
                  search={{ tab }}
                  resetScroll={false}
                  aria-current={tab === chosen ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-control border border-line bg-surface px-3 font-semibold text-muted hover:text-ink aria-[current=page]:border-ivy aria-[current=page]:bg-ivy-soft aria-[current=page]:text-on-ivy-soft"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <List tab={chosen} user={user} search={search} change={change} />
      {!user && <VisitorPrompt />}
    </div>
  );
}

interface ListProps {
  tab: QuestionTab;
  user: User | null;
  search: QuestionsSearch;
  change: (next: Partial<QuestionsSearch>) => void;
}

function List({ tab, user, search, change }: ListProps) {
  if (user && tab === 'yours') return <OwnQuestions viewer={user.id} />;
  if (user && tab === 'offered') return <OfferedQuestions viewer={user.id} />;
  if (user && tab === 'answers') return <GivenAnswers viewer={user.id} />;
  return <OpenQuestions user={user} search={search} change={change} />;
}
