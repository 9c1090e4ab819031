import { useQuery } from '@tanstack/react-query';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { collegeQueries, type User } from '@/shared/api';
import { OwnTwoFactor } from './settings/own-two-factor';
import { CollegeFigures } from './dashboard/college-figures';
import { NextSteps } from './next-steps';
import { VerifyWithCode } from './verification/verify-with-code';

interface AccessRestrictedProps {
  user: User;
  /** Why the rights of a verified administrator rest. */
  reason?: string;
  /** The yearly verification has ended. */
  isExpired?: boolean;
  /** The rights rest until two-factor authentication is on. */
  needsTwoFactor?: boolean;
}

/** For administrators without rights today: what verification still needs, and what everyone sees of the college. */
export function AccessRestricted({ user, reason, isExpired = false, needsTwoFactor = false }: AccessRestrictedProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <header>
        <h1 className="text-title">Access Restricted</h1>
        <p className="mt-1 text-lg text-muted">This dashboard is only accessible to college administrators.</p>
        {reason && <p className="mt-3 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">{reason}</p>}
      </header>
      {needsTwoFactor ? (
        <OwnTwoFactor viewer={user.id} />
      ) : (
        user.collegeAdmin && <VerifyWithCode user={user} isRepeated={isExpired} />
      )}
      <NextSteps user={user} />
      <ConfirmEmailNotice />
      {user.collegeAdmin && <PublicFigures collegeId={user.collegeAdmin.collegeId} />}
    </div>
  );
}

function PublicFigures({ collegeId }: { collegeId: number }) {
  const { data } = useQuery(collegeQueries.detail(collegeId));
  return data ? <CollegeFigures college={data} /> : null;
}
