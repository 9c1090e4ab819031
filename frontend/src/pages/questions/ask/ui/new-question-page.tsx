import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { collegeQueries, useSubjectLabel } from '@/entities/college';
import type { QuestionSubject } from '@/entities/figure-question';
import { ApiError, toErrorSentence } from '@/shared/api';
import type { User } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel, MessagePage } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { preparedQuestionQuery } from '../api/new-question';
import { parseSubject, type RawNewQuestionSearch } from '../model/search';
import { QuestionForm } from './question-form';
import { RegisterFirst } from './register-first';

interface NewQuestionPageProps {
  /** Null for a visitor. */
  user: User | null;
  /** The URL parameters before validation. */
  address: RawNewQuestionSearch;
  /** The address of this page, to return to after sign-in. */
  here: string;
}

/** A prepared question about a college, or a figure or program of it, and who can answer it. */
export function NewQuestionPage({ user, address, here }: NewQuestionPageProps) {
  const subject = parseSubject(address);
  if (!subject) {
    return (
      <MessagePage title="Choose a college first">
        <p>Open a college’s page and choose what you want to ask about.</p>
        <Link to="/colleges" className={buttonStyles()}>
          Find a college
        </Link>
      </MessagePage>
    );
  }
  if (user && user.role !== 'student') {
    return (
      <MessagePage title="Only students can ask">
        <p>Alumni and administrators can start a discussion in the forum instead.</p>
        <Link to="/forum" className={buttonStyles()}>
          Open the forum
        </Link>
      </MessagePage>
    );
  }
  return (
    <QuestionFrame subject={subject}>
      {user ? <PreparedForm subject={subject} viewer={user} /> : <RegisterFirst next={here} />}
    </QuestionFrame>
  );
}

function QuestionFrame({ subject, children }: { subject: QuestionSubject; children: ReactNode }) {
  const { data: college } = useQuery(collegeQueries.detail(subject.collegeId));
  const label = useSubjectLabel(subject);
  return (
    <div className="page-width page-height">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
        <Link
          to="/college/$collegeId"
          params={{ collegeId: String(subject.collegeId) }}
          className="link inline-flex min-h-11 w-fit items-center gap-2 font-semibold"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {college ? college.name : 'Back to the college'}
        </Link>
        <div>
          <h1 className="text-title">Ask someone who lived it</h1>
          <p className="mt-2 min-h-7 text-lg text-muted">
            {college && [label, college.name].filter(Boolean).join(', ')}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}

function PreparedForm({ subject, viewer }: { subject: QuestionSubject; viewer: User }) {
  const { data, error, refetch } = useQuery(preparedQuestionQuery(subject, viewer.id));
  if (data) return <QuestionForm subject={subject} viewer={viewer} prepared={data} />;
  if (error instanceof ApiError && error.status === 400) {
    return (
      <p role="alert" className="card p-5">
        We couldn’t find what you want to ask about. Choose a figure or a program on the college’s page.
      </p>
    );
  }
  if (error) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-52" />
      <Skeleton className="h-40" />
    </div>
  );
}
