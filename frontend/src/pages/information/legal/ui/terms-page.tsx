import { Link } from '@tanstack/react-router';
import { APP_NAME } from '@/shared/config';
import { LegalDocument, type DocumentSection } from './document';

const TERMS_SECTIONS: readonly DocumentSection[] = [
  {
    id: 'service',
    title: 'What this service is',
    body: (
      <p>
        {APP_NAME} helps people research colleges and brings students together with alumni. Anyone can search colleges
        and read their pages. An account is free.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>You must be at least 13 years old to register.</li>
        <li>Use your own name, your real birth date and your own email address.</li>
        <li>Don’t share your password. Each account is for one person.</li>
        <li>
          If you register as a college administrator, you confirm that you’re allowed to represent that college. You
          can’t use the administrator tools until we’ve verified you.
        </li>
      </ul>
    ),
  },
  {
    id: 'conduct',
    title: 'How to behave',
    body: (
      <ul>
        <li>Be honest about who you are and where you studied.</li>
        <li>Don't harass, threaten or deceive anyone, and don't collect other people's data.</li>
        <li>Don’t try to get around limits or security, or overload the service.</li>
      </ul>
    ),
  },
  {
    id: 'figures',
    title: 'Figures about colleges',
    body: (
      <p>
        The U.S. Department of Education publishes the admission, cost and completion figures. Each college’s page shows
        their source and year. N/A means that a figure is missing. Figures may be out of date, so ask the college before
        you decide. {APP_NAME} isn’t part of the Department and doesn’t recommend any college.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending an account',
    body: (
      <p>
        You can stop using your account at any time and delete it, as the{' '}
        <Link to="/privacy-policy" className="link">
          Privacy Policy
        </Link>{' '}
        describes. We may close accounts that break these terms.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'No guarantee',
    body: (
      <p>
        We provide the service as is. We don’t promise that it’s always available or free of errors. What people post
        here is their own view, not ours.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: <p>When we change these terms, we update this page and the date at the top.</p>,
  },
];

export function TermsPage() {
  return (
    <LegalDocument
      title="Terms of Service"
      updated="Last updated November 21, 2026"
      lead={`The rules for using ${APP_NAME}, in plain English.`}
      sections={TERMS_SECTIONS}
    />
  );
}
