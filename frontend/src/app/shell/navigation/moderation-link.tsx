import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { moderationSummaryQueries } from '@/entities/moderation';
import type { User } from '@/shared/auth';
import { plural } from '@/shared/lib/plural';
import { CountBadge } from './count-badge';
import { ENTRY_CLASSES } from './navigation';

interface ModerationLinkProps {
  user: User;
  onFollow?: () => void;
}

/** Link to the reports for operators, with the number of unclaimed cases. */
export function ModerationLink({ user, onFollow }: ModerationLinkProps) {
  const { data } = useQuery(moderationSummaryQueries.of(user.id));
  return (
    <li>
      <Link
        to="/moderation"
        activeOptions={{ exact: true, includeSearch: false }}
        onClick={onFollow}
        className={ENTRY_CLASSES}
      >
        <ShieldCheck size={18} aria-hidden="true" />
        Moderation
        {data && data.open > 0 && (
          <CountBadge
            count={data.open}
            label={plural(data.open, { one: 'open case', other: 'open cases' })}
            className="ml-auto"
          />
        )}
      </Link>
    </li>
  );
}
