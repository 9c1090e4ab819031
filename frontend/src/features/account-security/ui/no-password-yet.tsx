import { Link } from '@tanstack/react-router';

/** For people who came by way of Google or LinkedIn and never chose a password. */
export function NoPasswordYet() {
  return (
    <p>
      You have no password yet.{' '}
      <Link to="/forgot-password" className="link">
        Ask for a link to choose one
      </Link>
      .
    </p>
  );
}
