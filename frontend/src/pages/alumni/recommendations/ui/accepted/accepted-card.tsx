import { Link } from '@tanstack/react-router';
import { Avatar } from '@/shared/ui/avatar';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import type { Recommendation } from '../../api/recommendations';
import { MentorFacts } from '../mentor-facts';
import { MentorName } from '../mentor-name';

const STATUS_LABELS = {
  pending: { tone: 'harbor', label: 'Request Sent' },
  connected: { tone: 'ivy', label: 'Connected' },
  // Declined, withdrawn, or disconnected since.
  none: { tone: 'grey', label: 'Not Connected' },
} as const;

/** A mentor to whom the student has sent a request. */
export function AcceptedCard({ recommendation }: { recommendation: Recommendation }) {
  const { mentor } = recommendation;
  const { tone, label } = STATUS_LABELS[mentor.connectionStatus];
  return (
    <article aria-label={mentor.fullName} className="card card-link flex h-full flex-col gap-4 p-4 sm:p-5">
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
      <div className="mt-auto grid gap-2 pt-1 print:hidden">
        {mentor.connectionStatus === 'connected' ? (
          <Link to="/messages" search={{ with: mentor.id }} className={buttonStyles({ variant: 'quiet', wide: true })}>
            Start Conversation<span className="sr-only"> with {mentor.fullName}</span>
          </Link>
        ) : (
          mentor.connectionStatus === 'pending' && (
            <Button variant="quiet" wide disabled>
              Start Conversation<span className="sr-only"> with {mentor.fullName}</span>
            </Button>
          )
        )}
        <Link
          to="/alumni/$alumniId"
          params={{ alumniId: String(mentor.id) }}
          className={buttonStyles({ variant: 'plain', wide: true })}
        >
          View Profile<span className="sr-only"> of {mentor.fullName}</span>
        </Link>
      </div>
    </article>
  );
}
