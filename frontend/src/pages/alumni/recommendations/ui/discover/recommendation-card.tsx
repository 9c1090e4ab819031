import { useRef, useState } from 'react';
import { CardConnection } from '@/features/connection';
import type { User } from '@/shared/auth';
import { useDraftDialog } from '@/shared/lib/drafts';
import { useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import type { Recommendation } from '../../api/recommendations';
import { useConnectWithMentor, usePassOnMentor } from '../../api/use-recommendation-changes';
import { waitForFocus, focusNextCard } from '../../lib/card-focus';
import { useReportView } from '../../lib/use-report-view';
import { passReasonDraftKey } from '../../model/match-labels';
import { MentorFacts } from '../mentor-facts';
import { MentorName } from '../mentor-name';
import { FactorBars } from './factor-bars';
import { MatchMeter } from './match-meter';

const PassDialog = lazyComponent(() => import('./pass-dialog'));

interface RecommendationCardProps {
  viewer: User;
  recommendation: Recommendation;
  score: number;
  /** True if the score is based on the student's own weights. */
  isOwnScore: boolean;
}

/** A recommended mentor with the reasons and the actions. */
export function RecommendationCard({ viewer, recommendation, score, isOwnScore }: RecommendationCardProps) {
  const { mentor, matchReasons, matchScore } = recommendation;
  const card = useRef<HTMLElement>(null);
  const isOnline = useOnline();
  const leave = () => focusNextCard(card.current);
  const connect = useConnectWithMentor(recommendation, viewer.id, () => waitForFocus(card.current).then(leave));
  const pass = usePassOnMentor(recommendation, viewer.id, leave);
  const isBusy = connect.isPending || pass.isPending;
  useReportView(card, recommendation);

  const answer = useOneAtATime((send: () => Promise<unknown>) => send().then(ignoreError, ignoreError));

  return (
    <article ref={card} aria-label={mentor.fullName} className="card card-link flex h-full flex-col gap-4 p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <Avatar name={mentor.fullName} url={mentor.avatarUrl} size="large" />
        <MatchMeter score={score} name={mentor.fullName} />
      </div>
      <MentorName recommendation={recommendation} />
      {isOwnScore && (
        <p className="num text-sm text-muted">This score uses your settings. Without them, it’s {matchScore}%.</p>
      )}
      <FactorBars reasons={matchReasons} />
      <MentorFacts mentor={mentor} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1 print:hidden">
        <CardConnection
          viewer={viewer}
          person={{ id: mentor.id, fullName: mentor.fullName, role: 'alumni' }}
          status={mentor.connectionStatus}
          send={connect.mutateAsync}
        />
        <Button
          className="flex-auto"
          variant="plain"
          disabled={!isOnline || isBusy}
          onClick={() => void answer(() => pass.mutateAsync(undefined))}
        >
          Pass<span className="sr-only"> on {mentor.fullName}</span>
        </Button>
        <PassWithReasonButton
          draft={passReasonDraftKey(recommendation.id)}
          name={mentor.fullName}
          disabled={!isOnline || isBusy}
          onPass={(reason) => void answer(() => pass.mutateAsync(reason))}
        />
      </div>
    </article>
  );
}

/** A toast shows the result. */
const ignoreError = () => undefined;

interface PassWithReasonButtonProps {
  draft: string;
  name: string;
  disabled: boolean;
  onPass: (reason: string) => void;
}

function PassWithReasonButton({ draft, name, disabled, onPass }: PassWithReasonButtonProps) {
  const [isOpen, setIsOpen] = useDraftDialog(draft);
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <>
      <Button
        className="flex-auto"
        variant="plain"
        disabled={disabled}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        Pass and say why<span className="sr-only">: {name}</span>
      </Button>
      {wasOpened && <PassDialog draft={draft} name={name} open={isOpen} onOpenChange={setIsOpen} onPass={onPass} />}
    </>
  );
}
