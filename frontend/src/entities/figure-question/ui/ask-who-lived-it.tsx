import { Link } from '@tanstack/react-router';
import { MessageCircleQuestion } from 'lucide-react';
import { useAuth } from '@/shared/auth';
import type { QuestionSubject } from '../model/subject';

interface AskWhoLivedItProps extends QuestionSubject {
  /** Completes the link for screen readers: "what it costs". */
  topic: string;
}

/** The link to a prepared question about a figure or program, for students and visitors. */
export function AskWhoLivedIt({ collegeId, figure, cip, level, topic }: AskWhoLivedItProps) {
  const { user } = useAuth();
  if (user && user.role !== 'student') return null;
  return (
    <Link
      to="/questions/new"
      search={{ collegeId, figure, cip, level }}
      className="link inline-flex min-h-11 items-center gap-2 font-semibold print:hidden"
    >
      <MessageCircleQuestion size={18} aria-hidden="true" className="shrink-0" />
      <span>
        Ask someone who lived it<span className="sr-only"> about {topic}</span>
      </span>
    </Link>
  );
}
