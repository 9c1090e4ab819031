import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubjectLabel } from '@/entities/college';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { Highlight } from '@/shared/ui/highlight';
import type { SharedAnswer } from '../../api/shared-answers';
import { useAgreeToSharedAnswer, useEndSharedAnswer } from '../../api/use-shared-answer-changes';
import { findNameMatches } from '../../model/name-match-ranges';

interface SharedAnswerPreviewProps {
  shown: SharedAnswer;
  partnerName: string;
  onEdit: () => void;
  /** Called after it was declined or withdrawn. */
  onEnded: () => void;
}

/** The text to be published, with its names marked, and the actions on it. */
export function SharedAnswerPreview({ shown, partnerName, onEdit, onEnded }: SharedAnswerPreviewProps) {
  const { title, question, answer, names, collegeName, about, tags, status, postId, agreedByMe } = shown;
  const subject = useSubjectLabel(about);
  const [namesConfirmed, setNamesConfirmed] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const isOnline = useOnline();
  const agreement = useAgreeToSharedAnswer(shown);
  const ending = useEndSharedAnswer(shown);
  const isPublished = status === 'published';
  const marked = (text: string) => <Highlight text={text} matches={findNameMatches(text, names)} />;

  return (
    <div className="grid grid-cols-1 gap-5">
      <article className="card grid grid-cols-1 gap-4 p-4">
        <h3 className="text-xl wrap-anywhere">{marked(title)}</h3>
        <PreviewPart by="A student" text={marked(question)} />
        <PreviewPart by="An alum" text={marked(answer)} />
        {subject && (
          <p className="text-sm text-muted">
            On the college’s page, we show it beside “{subject}”, with the alum’s college.
          </p>
        )}
        <p className="text-sm text-muted wrap-anywhere">
          {[collegeName, subject, ...tags].filter(Boolean).join(' · ')}
        </p>
      </article>
      {isPublished && postId !== null ? (
        <Link to="/forum/$postId" params={{ postId: String(postId) }} className="link">
          Open it in the forum
        </Link>
      ) : (
        <>
          {names.length > 0 && !agreedByMe && (
            <label className="flex min-h-11 items-start gap-3 rounded-control bg-gold-soft p-3 text-on-gold-soft">
              <input
                type="checkbox"
                checked={namesConfirmed}
                onChange={(event) => setNamesConfirmed(event.target.checked)}
                className="mt-1 size-5 shrink-0 accent-ivy"
              />
              <span>I agree to publish these names from the text: {names.join(', ')}.</span>
            </label>
          )}
          {agreedByMe && <p role="status">You agreed. We publish it once {partnerName} agrees.</p>}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {!isPublished && !agreedByMe && (
          <Button
            busy={agreement.isPending}
            disabled={!isOnline || (names.length > 0 && !namesConfirmed)}
            onClick={() => !agreement.isPending && agreement.mutate(namesConfirmed)}
          >
            Agree
          </Button>
        )}
        {!isPublished && (
          <Button variant="quiet" onClick={onEdit}>
            Edit
          </Button>
        )}
        <Button variant="plain" disabled={!isOnline} onClick={() => setIsEnding(true)}>
          {isPublished ? 'Withdraw' : 'Decline'}
        </Button>
      </div>
      <AlertDialog
        title={isPublished ? 'Withdraw this answer?' : 'Decline this answer?'}
        text={
          isPublished
            ? `We delete the question and the answer from the forum, and let ${partnerName} know.`
            : `We delete the text without publishing it, and let ${partnerName} know.`
        }
        confirm={isPublished ? 'Withdraw answer' : 'Decline answer'}
        busy={ending.isPending}
        open={isEnding}
        onOpenChange={setIsEnding}
        onConfirm={() =>
          !ending.isPending && ending.mutate(undefined, { onSuccess: onEnded, onSettled: () => setIsEnding(false) })
        }
      />
    </div>
  );
}

const PreviewPart = ({ by, text }: { by: string; text: React.ReactNode }) => (
  <div className="grid grid-cols-1 gap-1">
    <p className="font-semibold">{by}</p>
    <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
  </div>
);
