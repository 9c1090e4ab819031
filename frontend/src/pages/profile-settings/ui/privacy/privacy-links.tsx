import { Link } from '@tanstack/react-router';

/** Links to the privacy policy and to the data export. */
export function PrivacyLinks() {
  return (
    <p className="border-t border-line pt-5 text-muted">
      Our{' '}
      <Link to="/privacy-policy" className="link">
        privacy policy
      </Link>{' '}
      explains what we keep and why. You can{' '}
      <Link to="/data-export" className="link">
        download your data
      </Link>{' '}
      at any time.
    </p>
  );
}
