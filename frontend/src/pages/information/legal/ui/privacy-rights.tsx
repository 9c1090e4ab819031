import { Link } from '@tanstack/react-router';
import { APP_NAME } from '@/shared/config';

export function YourRightsSection() {
  return (
    <>
      <p data-promise="correct">
        You can correct your name, your email address and your profile in the settings anytime.
      </p>
      <h3 className="text-lg">A copy of your data</h3>
      <ul>
        <li data-promise="export-whole">You can ask for a file with everything we keep about you.</li>
        <li data-promise="export-own">
          The file contains only your data, and nothing that lets someone sign in as you.
        </li>
        <li data-promise="export-day">
          We email you when the file is ready. You can download it once within 24 hours. Then we delete it.
        </li>
        <li data-promise="export-daily">You can ask once a day.</li>
      </ul>
      <p>
        <Link to="/data-export" className="link">
          Ask for your data
        </Link>
      </p>
      <h3 className="text-lg">Deleting your account</h3>
      <ul>
        <li data-promise="delete-at-once">
          Right away, no one can sign in to your account, and others see “Deleted user” instead of your name.
        </li>
        <li data-promise="delete-grace">For 14 days, you can restore it with a link we email you.</li>
        <li data-promise="delete-erased">After that, we erase everything that identifies you.</li>
        <li data-promise="delete-written">You choose: keep your public posts without your name, or delete them too.</li>
        <li data-promise="delete-messages">
          People you messaged or met with keep those messages, meetings and shared notes, without your name.
        </li>
        <li data-promise="delete-kept">
          The data that remains doesn’t identify you: the reports you made, what you published or changed for a college,
          and an ID number in our record of account changes.
        </li>
        <li data-promise="delete-free">Your username and email address can then be used for a new account.</li>
      </ul>
      <h3 className="text-lg">How long we keep data</h3>
      <ul>
        <li data-promise="kept-sessions">
          Sessions: until you sign out, until 24 hours without a visit, or for at most 14 days. Sessions of college
          administrators end after 30 minutes without a visit and after at most 12 hours.
        </li>
        <li data-promise="kept-guesses">Failed sign-ins: 24 hours.</li>
        <li data-promise="kept-links">Links we emailed: 7 days after they stop working.</li>
        <li data-promise="kept-access-tokens">Access tokens: 30 days after they expire or you revoke them.</li>
        <li data-promise="kept-networks">Networks you signed in from: 90 days.</li>
        <li data-promise="kept-exports">Downloads of your data: 90 days.</li>
        <li data-promise="kept-visits">Visits to colleges: 90 days.</li>
        <li data-promise="kept-college-messages">Messages from colleges and your replies: 365 days.</li>
        <li data-promise="kept-request-drafts">
          Requests you saved before you confirmed your email: until we send them or you discard them, at most 90 days.
        </li>
        <li data-promise="kept-record">The record of changes to your account: 12 months.</li>
      </ul>
      <h3 className="text-lg">Accounts we close</h3>
      <p data-promise="suspended">
        If you break the terms, we can suspend your account. You’ll see a notice when you try to sign in. We don’t
        delete anything, and we can restore the account.
      </p>
      <p data-promise="under-13">
        People under 13 can’t register. If we learn that someone did, we close the account right away.
      </p>
      <p>
        We don’t treat you differently for using these rights. Parents or guardians can use them on behalf of a child.
      </p>
    </>
  );
}

export function PolicyChangesSection() {
  return (
    <p data-promise="page-follows">
      If we change how we handle personal information, we’ll update this page. The date at the top shows when we last
      changed it.
    </p>
  );
}

export function PrivacyContactSection() {
  return (
    <p data-promise="answer-in-30-days">
      Write to the operator of this {APP_NAME} site, at the address that sends our confirmation emails. We’ll answer
      within 30 days. The{' '}
      <Link to="/terms" className="link">
        Terms of Service
      </Link>{' '}
      say what you can do with the site.
    </p>
  );
}
