import { Link } from '@tanstack/react-router';

/** Links to the terms and the privacy policy. */
export function TermsAndPrivacyLinks({ lead }: { lead: string }) {
  return (
    <p className="text-sm text-muted">
      {lead}{' '}
      <Link to="/terms" className="link">
        Terms of Service
      </Link>{' '}
      and the{' '}
      <Link to="/privacy" className="link">
        Privacy Policy
      </Link>
      .
    </p>
  );
}
