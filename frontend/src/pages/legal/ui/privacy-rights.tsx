import { Link } from '@tanstack/react-router';
import { APP_NAME } from '@/shared/config';

export function Rights() {
  return (
    <>
      <p data-promise="correct">
        You can correct your name, your address and your profile in the settings at any time.
      </p>
      <h3 className="text-lg">A copy of your data</h3>
      <ul>
        <li data-promise="export-whole">You can ask for a file with everything we keep about you.</li>
        <li data-promise="export-own">
          It holds your data alone, and nothing with which somebody could sign in as you.
        </li>
        <li data-promise="export-day">
          We write to you when it is ready. For 24 hours you can download it, once; then we delete it.
        </li>
        <li data-promise="export-daily">You may ask once a day.</li>
      </ul>
      <p>
        <Link to="/data-export" className="link">
          Ask for your data
        </Link>
      </p>
      <h3 className="text-lg">Deleting your account</h3>
      <ul>
        <li data-promise="delete-at-once">
          From the moment you ask, nobody can sign in to it and others see “Deleted user” in place of your name.
        </li>
        <li data-promise="delete-grace">For 14 days a link that we mail you brings it back.</li>
        <li data-promise="delete-erased">After that everything that tells who you are is erased, everywhere.</li>
        <li data-promise="delete-written">
          What you wrote for others to read stays without your name, or goes with the account, as you choose.
        </li>
        <li data-promise="delete-messages">
          Messages, meetings and the notes about them stay with the other side, without your name.
        </li>
        <li data-promise="delete-kept">
          What is left tells nobody who you are: a number in our record of what happened to accounts, reports you made,
          and what a college published or changed through you.
        </li>
        <li data-promise="delete-free">Your username and your address are free for a new account then.</li>
      </ul>
      <h3 className="text-lg">How long we keep traces</h3>
      <ul>
        <li data-promise="kept-sessions">Sessions until they end: after a day without a visit, and after 14 days.</li>
        <li data-promise="kept-guesses">Attempts to guess a password: a day.</li>
        <li data-promise="kept-links">Mailed links: a week after they stopped working.</li>
        <li data-promise="kept-networks">Networks from which you have signed in: 90 days.</li>
        <li data-promise="kept-exports">That you took your data away: 90 days.</li>
        <li data-promise="kept-record">The record of what happened to your account: 12 months.</li>
      </ul>
      <h3 className="text-lg">Accounts that are closed by us</h3>
      <p data-promise="suspended">
        An account that breaks the terms may be suspended. Whoever signs in to it is told so; nothing is deleted, and it
        can be opened again.
      </p>
      <p data-promise="under-13">
        People under 13 may not register. If we learn that someone did, the account is closed at once.
      </p>
      <p>Nobody is treated worse for asking. Parents or guardians may ask on behalf of a child.</p>
    </>
  );
}

export function Changes() {
  return (
    <p data-promise="page-follows">
      When what the product does with personal information changes, this page changes with it, and the date at its top
      is the day of the last change.
    </p>
  );
}

export function Contact() {
  return (
    <p data-promise="answer-in-30-days">
      Write to whoever runs this {APP_NAME} site, at the address its confirmation mails come from. You will have an
      answer within 30 days. What you may do with the site is written in the{' '}
      <Link to="/terms" className="link">
        Terms of Service
      </Link>
      .
    </p>
  );
}
