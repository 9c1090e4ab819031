import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { collegeQueries, type User } from '@/shared/api';
import { APP_NAME } from '@/shared/config';

/** What stands between a new account and its dashboard, and what of it is done. */
export function NextSteps({ user }: { user: User }) {
  const collegeId = user.collegeAdmin?.collegeId;
  const college = useQuery({ ...collegeQueries.detail(collegeId ?? 0), enabled: collegeId !== undefined });
  const steps = [
    {
      title: 'Confirm your email address',
      text: user.emailVerified ? 'Your address is confirmed.' : `Open the link we sent to ${user.email}.`,
      done: user.emailVerified,
    },
    {
      title: 'Approval',
      text: `Approval of college administrators is not open yet. Until it is, this dashboard stays closed; the rest of ${APP_NAME} is open to you.`,
      done: false,
    },
  ];
  return (
    <section aria-labelledby="next-steps" className="card p-5">
      <h2 id="next-steps" className="text-2xl">
        Where your account stands
      </h2>
      {collegeId !== undefined && (
        <p className="mt-1 min-h-6 text-muted">
          You asked to speak for{' '}
          <Link to="/college/$collegeId" params={{ collegeId: String(collegeId) }} className="link">
            {college.data?.name ?? `college ${collegeId}`}
          </Link>
          .
        </p>
      )}
      <ol className="mt-4 grid gap-4">
        {steps.map(({ title, text, done }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className={`arch grid h-12 w-10 shrink-0 place-items-center border-2 pt-1 font-display font-bold ${
                done ? 'border-ivy bg-ivy text-on-ivy' : 'border-control text-ink'
              }`}
            >
              {done ? <Check size={18} /> : index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{title}</h3>
              <p className="wrap-anywhere text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
