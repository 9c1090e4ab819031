import { Link } from '@tanstack/react-router';
import { formatDate } from '@/shared/lib/dates';
import { buttonStyles } from '@/shared/ui/button';
import type { Mentoring } from '../../api/mentoring';

interface CheckInsProps {
  mentoring: Mentoring;
  /** The other person. */
  name: string;
}

/** Asks for the latest check-in, and shows the latest next steps of both. */
export function CheckIns({ mentoring: { checkIns }, name }: CheckInsProps) {
  const due = checkIns.find(({ answer, isSkipped, isOpen }) => answer === null && !isSkipped && isOpen);
  const ownStep = checkIns.find(({ answer }) => answer?.nextStep)?.answer;
  const othersStep = checkIns.find(({ othersNextStep }) => othersNextStep !== null)?.othersNextStep;
  return (
    <>
      {due && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>How was your meeting on {formatDate(due.endTime)}?</span>
          <Link
            to="/events"
            search={{ meeting: due.meetingId }}
            className={buttonStyles({ variant: 'quiet', size: 'compact' })}
          >
            Check in<span className="sr-only"> about your meeting with {name}</span>
          </Link>
        </p>
      )}
      {ownStep?.nextStep && (
        <p className="wrap-anywhere">
          <span className="font-semibold">Your next step:</span> {ownStep.nextStep}
          <span className="text-sm text-muted">{ownStep.isNextStepShared ? '' : ' (only you see this)'}</span>
        </p>
      )}
      {othersStep && (
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}’s next step:</span> {othersStep}
        </p>
      )}
    </>
  );
}
