import { Link } from '@tanstack/react-router';

/** Shown above the closest mentors if none of them fits well. */
export function WeakMatchesNotice() {
  return (
    <p className="rounded-control bg-gold-soft p-4 text-on-gold-soft">
      No strong matches yet.{' '}
      <Link to="/profile-settings" search={{ tab: 'details' }} className="link">
        Tell us a bit more
      </Link>
      , or{' '}
      <Link to="/find-alumni" className="link">
        browse all alumni
      </Link>
      . These are your closest matches:
    </p>
  );
}
