import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { formatDate } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import type { AdministratorRequest } from '../../api/cases';
import { useAdministratorAnswer } from '../../api/use-administrator-answers';
import { ApproveDialog } from './approve-dialog';
import { RefuseDialog } from './refuse-dialog';

/** A request to speak for a college, and what to check before deciding. */
export function AdministratorCard({ one }: { one: AdministratorRequest }) {
  const { user, college, department, position, requestedAt, emailConfirmed, addressVerified, wasRefused } = one;
  const [open, setOpen] = useState<'approve' | 'refuse' | null>(null);
  const answer = useAdministratorAnswer(one);
  const isOnline = useOnline();
  const title = useId();
  const submitAnswer = (reason: string | null) => {
    if (!answer.isPending) answer.mutate({ reason }, { onSettled: () => setOpen(null) });
  };
  const facts = [
    ['Email', user.email],
    ['College website', college.domain ?? 'Unknown'],
    ['Work email', addressVerified ? 'Verified with a code' : 'Not verified with a code'],
    ['Department', department ?? 'Not given'],
    ['Position', position ?? 'Not given'],
    ['Requested on', formatDate(requestedAt)],
  ] as const;
  return (
    <li className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
      <div>
        <h2 id={title} className="text-xl wrap-anywhere">
          {user.fullName}
        </h2>
        <p className="text-muted">
          wants to represent{' '}
          <Link to="/college/$collegeId" params={{ collegeId: String(college.id) }} className="link">
            {college.name}
          </Link>
        </p>
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="wrap-anywhere">
              {value}
              {name === 'Email' && (
                <>
                  {' '}
                  <Chip tone={emailConfirmed ? 'ivy' : 'gold'}>{emailConfirmed ? 'Confirmed' : 'Not confirmed'}</Chip>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {wasRefused && (
        <p className="rounded-control bg-gold-soft px-3 py-2 text-on-gold-soft">
          This person was removed or declined before.
        </p>
      )}
      {answer.error && (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
          {detailedRefusalText(answer.error)}
        </p>
      )}
      <div role="group" aria-labelledby={title} className="flex flex-wrap gap-2">
        <Button disabled={!isOnline || !emailConfirmed} onClick={() => setOpen('approve')}>
          Approve
        </Button>
        <Button variant="quiet" disabled={!isOnline} onClick={() => setOpen('refuse')}>
          Decline
        </Button>
      </div>
      {!emailConfirmed && (
        <p className="text-sm text-muted">You can approve them once they’ve confirmed their email address.</p>
      )}
      <ApproveDialog
        one={one}
        busy={answer.isPending}
        open={open === 'approve'}
        onClose={() => setOpen(null)}
        onConfirm={() => submitAnswer(null)}
      />
      <RefuseDialog
        one={one}
        busy={answer.isPending}
        open={open === 'refuse'}
        onClose={() => setOpen(null)}
        onConfirm={submitAnswer}
      />
    </li>
  );
}
