import { Link } from '@tanstack/react-router';
import { APP_NAME } from '@/shared/config';
import { LegalDocument, type DocumentSection } from './document';

const SECTIONS: readonly DocumentSection[] = [
  {
    id: 'collection',
    title: 'Information we collect',
    body: (
      <>
        <p>When you create an account you give us:</p>
        <ul>
          <li>your name, a username, your email address, a password and your birth date;</li>
          <li>
            as an alumnus or alumna, your college, major and graduation year, and your position and company if you like;
          </li>
          <li>as a college administrator, the college you speak for.</li>
        </ul>
        <p>
          While you are signed in we keep a session: one random number in a cookie that is needed to know that it is
          you. We set no cookies for advertising and load nothing from other sites. To stop people from guessing
          passwords we count attempts, and our server's log notes requests with their time and address.
        </p>
        <p>
          The colleges you looked at last stay in your browser; signing out removes them. Colleges you save stay there
          too and, once you are signed in, on your account. If you choose a theme, a cookie that says only “light” or
          “dark” keeps it.
        </p>
        <p>
          When you open or compare colleges we note which one, from where you came to it and how long you looked. Signed
          in, the note carries your account, but never when you are under 18; from visitors it carries nobody. A student
          who looks a college up in the College Hub leaves an inquiry: the college and the day.
        </p>
        <p>Reviews, votes for reviews, reports and the campus events you join or suggest are kept with your account.</p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    body: (
      <ul>
        <li>
          Your username and password sign you in. Your password is stored only as a hash that cannot be turned back.
        </li>
        <li>Your email address is used to confirm that it is yours and to write to you about your account.</li>
        <li>Your birth date tells us that you are at least 13.</li>
        <li>Your role and, for alumni, your studies decide what you see.</li>
        <li>What was opened and compared shows which colleges are popular; three are shown to everyone.</li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'What we share',
    body: (
      <>
        <p>
          We do not sell personal information and show no advertising. Your email address, birth date and password are
          never shown to other people.
        </p>
        <p>
          A review shows your name and whether you are an alumnus or alumna of that college. Under 18 it shows your
          first name and one letter. How many people join a campus event is shown, who they are is not.
        </p>
        <p>
          The figures about colleges come from the U.S. Department of Education's College Scorecard. They are about
          institutions, not about you, and looking them up needs no account.
        </p>
        <p>
          {APP_NAME} does not compute an intent score about you at present. Should it do so from your visits to college
          and alumni pages, colleges would see it in anonymised form only, unless you consent to more. This page will
          change first.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Passwords are hashed with Argon2. The session cookie cannot be read by scripts, and a new one is made whenever
        you sign in. Confirmation links work once and for a limited time. No system is safe beyond doubt: use a long
        password that you use nowhere else.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may ask what we hold about you, have it corrected, receive a copy, or have your account deleted. Nobody is
          treated worse for asking. Parents or guardians may ask on behalf of a child.
        </p>
        <p>People under 13 may not register. If we learn that someone did, the account is removed.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When what the product does with personal information changes, this page changes with it, and the date at its top
        is the day of the last change.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to whoever runs this {APP_NAME} site, at the address its confirmation mails come from. You will have an
        answer within 30 days. What you may do with the site is written in the{' '}
        <Link to="/terms" className="link">
          Terms of Service
        </Link>
        .
      </p>
    ),
  },
];

export function PrivacyPolicyPage() {
  return (
    <LegalDocument
      title="Privacy Policy"
      updated="Last updated November 21, 2026"
      lead={`What ${APP_NAME} knows about you, why, and what you can do about it.`}
      sections={SECTIONS}
    />
  );
}
