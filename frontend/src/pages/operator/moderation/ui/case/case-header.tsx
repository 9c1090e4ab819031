import type { User } from '@/shared/auth';
import { formatTimeAgo, formatDateTime } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import type { ModerationCaseDetail } from '../../api/cases';
import type { useCaseChange } from '../../api/use-case-changes';
import { caseTitle, OUTCOME_LABELS, reportCountText, ROLE_LABELS } from '../../model/moderation-labels';
import { UrgentChip } from '../urgent-chip';

interface CaseHeaderProps {
  found: ModerationCaseDetail;
  viewer: User;
  change: ReturnType<typeof useCaseChange>;
}

/** Target, subject and holder of the case. */
export function CaseHeader({ found, viewer, change }: CaseHeaderProps) {
  const { isUrgent, outcome, reportCount, firstReportedAt, lastReportedAt, subject, content } = found;
  return (
    <header className="grid gap-3">
      <h2 tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
        {caseTitle(found)}
      </h2>
      <p className="flex flex-wrap gap-1 empty:hidden">
        {isUrgent && <UrgentChip />}
        {outcome && <Chip>{OUTCOME_LABELS[outcome]}</Chip>}
        {content?.isHidden && outcome !== 'hidden' && (
          <Chip>{content.hiddenBy === 'reports' ? 'Hidden by reports' : OUTCOME_LABELS.hidden}</Chip>
        )}
        {subject?.isMinor && <Chip tone="harbor">Under 18</Chip>}
        {subject?.isSuspended && (
          <Chip tone="gold">
            {subject.suspendedUntil
              ? `Suspended until ${formatDateTime(subject.suspendedUntil)}`
              : 'Suspended until lifted'}
          </Chip>
        )}
      </p>
      <p className="text-muted">
        {subject && `${ROLE_LABELS[subject.role]} · `}
        {reportCountText(reportCount)} · first <TimeAgo at={firstReportedAt} />
        {reportCount > 1 && (
          <>
            , last <TimeAgo at={lastReportedAt} />
          </>
        )}
      </p>
      <ClaimControls found={found} viewer={viewer} change={change} />
    </header>
  );
}

const TimeAgo = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatTimeAgo(at)}
  </time>
);

function ClaimControls({ found: { status, claimedBy }, viewer, change }: CaseHeaderProps) {
  const isOnline = useOnline();
  if (status === 'closed') return null;
  const isMine = claimedBy?.id === viewer.id;
  const isClaimLapsed = claimedBy !== null && !isMine && !claimedBy.isOperator;
  const claim = (is: 'claim' | 'release') => {
    if (!change.isPending) change.mutate({ is });
  };
  const isBusy = (is: 'claim' | 'release') => change.isPending && change.variables.is === is;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3">
      <p role="status" className="min-w-0 flex-1 basis-48">
        {isMine && 'You’re working on this case.'}
        {isClaimLapsed &&
          `${claimedBy.fullName} claimed this case but is no longer an operator. Take it over to act on it.`}
        {claimedBy && !isMine && !isClaimLapsed && `${claimedBy.fullName} is working on this case.`}
        {!claimedBy && 'Claim this case to work on it. Other operators will see that you’re working on it.'}
      </p>
      {isMine && (
        <Button variant="quiet" busy={isBusy('release')} disabled={!isOnline} onClick={() => claim('release')}>
          Release
        </Button>
      )}
      {(!claimedBy || isClaimLapsed) && (
        <Button busy={isBusy('claim')} disabled={!isOnline} onClick={() => claim('claim')}>
          {isClaimLapsed ? 'Take over' : 'Claim'}
        </Button>
      )}
    </div>
  );
}
