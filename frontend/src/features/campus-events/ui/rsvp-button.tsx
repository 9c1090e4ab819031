import { Link, useLocation } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { plural } from '@/shared/lib/plural';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import type { CampusEvent } from '../api/campus-events';
import { useSetRsvp } from '../api/use-rsvp';

interface RsvpButtonProps {
  event: CampusEvent;
  /** How to confirm the address, for users who haven't. */
  howToConfirm: ReactNode;
}

/**
 * Toggles the viewer's RSVP and shows the number of attendees; visitors are redirected to sign-in. Administrators of the
 * college see only the number.
 */
export function RsvpButton({ event, howToConfirm }: RsvpButtonProps) {
  const { user } = useAuth();
  const here = useLocation({ select: (location) => location.href });
  const { isComing, count, toggle } = useSetRsvp(event);
  const [isAsking, setIsAsking] = useState(false);
  const { collegeAdmin } = user ?? {};
  // An RSVP from before they were administrators can still be withdrawn.
  const isOwnEvent = collegeAdmin?.status === 'active' && collegeAdmin.collegeId === event.collegeId && !isComing;

  return (
    <>
      {isOwnEvent ? null : user ? (
        <Button
          variant={isComing ? 'primary' : 'quiet'}
          aria-pressed={isComing}
          onClick={user.emailVerified ? toggle : () => setIsAsking(true)}
        >
          {isComing && <Check size={18} aria-hidden="true" />}
          RSVP<span className="sr-only"> for {event.title}</span>
        </Button>
      ) : (
        <Link to="/auth" search={{ next: here }} className={buttonStyles({ variant: 'quiet' })}>
          Sign in to RSVP<span className="sr-only"> for {event.title}</span>
        </Link>
      )}
      <Dialog
        title={`RSVP for ${event.title}`}
        open={isAsking && user?.emailVerified === false}
        onOpenChange={setIsAsking}
      >
        {howToConfirm}
      </Dialog>
      <span role="status" className="num text-sm text-muted">
        {isComing ? ownRsvpLabel(count) : attendeeCountLabel(count)}
      </span>
    </>
  );
}

const ownRsvpLabel = (count: number): string =>
  count <= 1
    ? 'You’re going'
    : plural(count - 1, { one: 'You and # other person are going', other: 'You and # other people are going' });

const attendeeCountLabel = (count: number): string =>
  plural(count, { '=0': 'No RSVPs yet', one: '# person is going', other: '# people are going' });
