import { Link } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';
import { formatDate } from '@/shared/lib/dates';
import type { OwnCollege } from '../../api/college-profile';

/** The date by which a main administrator has to turn on two-factor authentication; renders nothing for others. */
export function TwoFactorDeadline({ college }: { college: OwnCollege }) {
  const { twoFactorNeededFrom } = college.verification;
  if (!twoFactorNeededFrom) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-gold-soft px-4 py-3 text-on-gold-soft">
      <ShieldAlert size={20} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1 basis-64">
        Turn on two-factor authentication by {formatDate(twoFactorNeededFrom)}. After that, you can’t manage{' '}
        {college.name} until you do.
      </span>
      <Link
        to="/college-admin-dashboard"
        search={{ tab: 'settings' }}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Turn it on
      </Link>
    </p>
  );
}
