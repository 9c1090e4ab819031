import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { collegeQueries } from '@/entities/college';
import type { User } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

/** Shown in place of a page about people while an administrator's request to represent a college is open. */
export function VerifyCollegeFirstPage({ user }: { user: User }) {
  const collegeId = user.collegeAdmin?.collegeId;
  const { data } = useQuery({ ...collegeQueries.detail(collegeId ?? 0), enabled: collegeId !== undefined });
  return (
    <MessagePage title={`Verify that you represent ${data?.name ?? 'your college'}`}>
      <p>You can open this page once you’ve verified your work email and your request is approved.</p>
      <Link to="/college-admin-dashboard" className={buttonStyles()}>
        See what’s missing
      </Link>
    </MessagePage>
  );
}
