import { Link } from '@tanstack/react-router';

/** What we do with what people tell, and how they get all of it. */
export function PrivacyLinks() {
  return (
    <p className="border-t border-line pt-5 text-muted">
      What we keep and why stands in the{' '}
      <Link to="/privacy-policy" className="link">
        privacy policy
      </Link>
      . All that we keep about you can be{' '}
      <Link to="/data-export" className="link">
        downloaded
      </Link>
      .
    </p>
  );
}
