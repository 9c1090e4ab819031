import { useQuery } from '@tanstack/react-query';
import { collegeQueries } from '@/entities/college';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import type { User } from '@/shared/auth';
import { OwnTwoFactorSettings } from './settings/own-two-factor';
import { CollegeFigures } from './dashboard/college-figures';
import { NextSteps } from './next-steps';
import { VerifyWithCode } from './verification/verify-with-code';

interface AccessRestrictedProps {
  user: User;
  /** The reason why a verified administrator's rights are suspended. */
  reason?: string;
  /** True if the yearly verification has expired. */
  isExpired?: boolean;
  /** True if the rights are suspended until two-factor authentication is turned on. */
  needsTwoFactor?: boolean;
}

/**
 * Shown to administrators who currently have no rights: the missing steps of verification, and the college's public
 * data.
 */
export function AccessRestricted({ user, reason, isExpired = false, needsTwoFactor = false }: AccessRestrictedProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <header>
        <h1 className="text-title">Access Restricted</h1>
        <p className="mt-1 text-lg text-muted">This dashboard is only accessible to college administrators.</p>
        {reason && <p className="mt-3 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">{reason}</p>}
      </header>
      {needsTwoFactor ? (
        <OwnTwoFactorSettings viewer={user.id} />
      ) : (
        user.collegeAdmin && <VerifyWithCode user={user} isRepeated={isExpired} />
      )}
      <NextSteps user={user} />
      <ConfirmEmailNotice />
      {user.collegeAdmin && <PublicCollegeFigures collegeId={user.collegeAdmin.collegeId} />}
    </div>
  );
}

function PublicCollegeFigures({ collegeId }: { collegeId: number }) {
  const { data } = useQuery(collegeQueries.detail(collegeId));
  return data ? <CollegeFigures college={data} /> : null;
}
