import { Link } from '@tanstack/react-router';

/** For people who came by way of Google or LinkedIn and never chose a password. */
export function NoPasswordYet() {
  return (
    <p>
      You don’t have a password yet.{' '}
      <Link to="/forgot-password" className="link">
        Get a link to set one
      </Link>
      .
    </p>
  );
}
