import { Link } from '@tanstack/react-router';
import type { Recommendation } from '@/shared/api';
import { Avatar } from '@/shared/ui/avatar';
import { buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { MentorFacts } from '../mentor-facts';
import { MentorName } from '../mentor-name';

const STANDING = {
  pending: { tone: 'harbor', label: 'Request Sent' },
  connected: { tone: 'ivy', label: 'Connected' },
  // Declined, taken back, or ended since.
  none: { tone: 'grey', label: 'Not Connected' },
} as const;

/** A mentor who was asked. */
export function AcceptedCard({ recommendation }: { recommendation: Recommendation }) {
  const { mentor } = recommendation;
  const { tone, label } = STANDING[mentor.connectionStatus];
  return (
    <article aria-label={mentor.fullName} className="card flex h-full flex-col gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={mentor.fullName} url={mentor.avatarUrl} />
        <div className="min-w-0 grow">
          <MentorName recommendation={recommendation} />
        </div>
        <span className="shrink-0">
          <Chip tone={tone}>{label}</Chip>
        </span>
      </div>
      <MentorFacts mentor={mentor} />
      <div className="mt-auto pt-1 print:hidden">
        <Link
          to="/alumni/$alumniId"
          params={{ alumniId: String(mentor.id) }}
          className={buttonStyles({ variant: 'quiet', wide: true })}
        >
          View Profile<span className="sr-only"> of {mentor.fullName}</span>
        </Link>
      </div>
    </article>
  );
}
