import { Link } from '@tanstack/react-router';

/** Where to read what we do with personal data, and where to download it. */
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
