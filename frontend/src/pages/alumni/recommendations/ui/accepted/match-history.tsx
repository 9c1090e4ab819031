import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toErrorSentence } from '@/shared/api';
import { formatDate } from '@/shared/lib/dates';
import { useDraftDialog } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { ErrorPanel } from '@/shared/ui/panel';
import { SampleTag } from '@/shared/ui/sample-tag';
import { Stars } from '@/shared/ui/stars';
import { recommendationQueries, type MentorMatch } from '../../api/recommendations';
import { feedbackDraftKey, partnerName } from '../../model/match-labels';

const CloseMatchDialog = lazyComponent(() => import('./close-match-dialog'));

/** The student's current and past matches. Renders nothing if there are none. */
export function MatchHistory({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(recommendationQueries.matches(viewer));
  if (!data && error) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="matches">
      <h2 id="matches" className="text-2xl">
        Your mentors
      </h2>
      <ul className="card mt-3 divide-y divide-line">
        {data.map((match) => (
          <li key={match.id} className="p-4">
            <MatchHistoryEntry viewer={viewer} match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchHistoryEntry({ viewer, match }: { viewer: number; match: MentorMatch }) {
  const [isOpen, setIsOpen] = useDraftDialog(feedbackDraftKey(match.id));
  const [wasOpened, setWasOpened] = useState(isOpen);
  const isOnline = useOnline();
  const { status, startDate, endDate, rating, feedback, other } = match;
  const name = partnerName(match);
  const hasEvaluated = rating !== null || feedback !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar name={name} url={other?.avatarUrl} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">
          {name} {other && <SampleTag of={other} />}
        </p>
        <p className="num text-muted">
          {endDate ? `${formatDate(startDate)} to ${formatDate(endDate)}` : `Since ${formatDate(startDate)}`}
        </p>
        {rating !== null && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            Your private rating <Stars rating={rating} />
          </p>
        )}
        {feedback && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{feedback}</p>}
      </div>
      <Button
        variant="quiet"
        disabled={!isOnline}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {status === 'active' ? 'End mentoring' : hasEvaluated ? 'Change feedback' : 'Leave feedback'}
        <span className="sr-only">
          {status === 'active' ? ' with ' : ' about '}
          {name}
        </span>
      </Button>
      {wasOpened && <CloseMatchDialog viewer={viewer} match={match} open={isOpen} onOpenChange={setIsOpen} />}
    </div>
  );
}
