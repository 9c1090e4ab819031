import { HandHelping } from 'lucide-react';
import type { OpenQuestion } from '@/entities/question';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useJoinQuestion } from '../api/use-question-changes';

interface JoinQuestionProps {
  question: OpenQuestion;
  /** True if the student asked this question, or joined it. */
  isOwn: boolean;
}

/** Lets a student wait for the answer to another student's question. */
export function JoinQuestion({ question, isOwn }: JoinQuestionProps) {
  const join = useJoinQuestion(question);
  const isOnline = useOnline();
  if (isOwn) return <p className="inline-flex min-h-11 items-center text-muted">You asked this.</p>;
  if (question.status !== 'waiting' && question.status !== 'taken') return null;
  return (
    <Button variant="quiet" busy={join.isPending} disabled={!isOnline} onClick={() => !join.isPending && join.mutate()}>
      <HandHelping size={18} aria-hidden="true" />I want to know this too
      <span className="sr-only">: {question.text.slice(0, 80)}</span>
    </Button>
  );
}
