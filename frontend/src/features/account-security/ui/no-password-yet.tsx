import { Link } from '@tanstack/react-router';

/** For users who registered with a provider and have no password. */
export function NoPasswordNotice() {
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
