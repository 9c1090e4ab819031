import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { questionQueries, type QuestionForViewer } from '@/entities/question';
import {
  AnsweredQuestion,
  OfferedQuestion,
  OwnQuestion,
  TakenQuestion,
  VisitorPrompt,
} from '@/features/discussions/open-questions';
import { ApiError } from '@/shared/api';
import type { User } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';
import { PublicQuestion } from './public-question';
import { PublishedAnswer } from './published-answer';

interface QuestionPageProps {
  /** Null if the viewer can't see a question with the ID in the path. */
  id: number | null;
  /** Null for visitors. */
  user: User | null;
}

/** A question, for everyone. The route has already loaded it. */
export function QuestionPage({ id, user }: QuestionPageProps) {
  return id === null ? <QuestionNotFound /> : <FoundQuestion id={id} user={user} />;
}

function FoundQuestion({ id, user }: { id: number; user: User | null }) {
  const { data: question, error } = useQuery(questionQueries.detail(id, user?.id));
  // It can be closed or hidden while it is shown.
  if (error instanceof ApiError && error.status === 404) return <QuestionNotFound />;
  if (!question) return null;
  return (
    <div className="page-width page-height">
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <p className="print:hidden">
          <Link to="/questions" className="link inline-flex min-h-11 items-center gap-1 font-semibold">
            <ChevronLeft size={18} aria-hidden="true" />
            Questions
          </Link>
        </p>
        <QuestionOfViewer question={question} user={user} />
        {question.postId !== null && <PublishedAnswer postId={question.postId} viewer={user?.id} />}
        {!user && <VisitorPrompt />}
      </div>
    </div>
  );
}

interface QuestionOfViewerProps {
  question: QuestionForViewer;
  user: User | null;
}

/** The question with what its viewer can do: the student who asked it, an alum, or everyone else. */
function QuestionOfViewer({ question, user }: QuestionOfViewerProps) {
  const { own, offer, taken, answer } = question;
  const [isTaken, setIsTaken] = useState(false);
  if (own) return <OwnQuestion question={own} heading="h1" />;
  if (taken) return <TakenQuestion taken={taken} isNew={isTaken} heading="h1" />;
  if (offer) return <OfferedQuestion offer={offer} onTaken={() => setIsTaken(true)} heading="h1" />;
  if (answer) return <AnsweredQuestion answered={{ question, answer }} heading="h1" />;
  const isMember = user?.emailVerified === true;
  return <PublicQuestion question={question} canJoin={isMember && user.role === 'student'} canReport={isMember} />;
}

/** The same page for everything that the viewer may not see. */
function QuestionNotFound() {
  return (
    <MessagePage title="Question Not Found">
      <p>This question doesn’t exist or is closed.</p>
      <Link to="/questions" className={buttonStyles()}>
        See open questions
      </Link>
    </MessagePage>
  );
}
