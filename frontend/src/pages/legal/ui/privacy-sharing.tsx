import { Link } from '@tanstack/react-router';

export function Sharing() {
  return (
    <>
      <p data-promise="nothing-sent-elsewhere">
        We do not sell personal information and show no advertising. Our pages send what they know to our own server and
        to nobody else.
      </p>
      <p data-promise="never-shown">
        The email address of your account, your birth date and your password are never shown to other people.
      </p>
      <h3 className="text-lg">Who sees your profile</h3>
      <p>You choose in the settings, and can look at your profile with the eyes of others there.</p>
      <ul>
        <li data-promise="alumni-not-chosen">
          Alumni who have not chosen yet: visitors see nothing; people who are signed in see name, picture, college,
          major and year; connections see the whole profile.
        </li>
        <li data-promise="alumni-visible">
          Alumni who chose to be visible: visitors see the profile without the place, the links to other sites and the
          colleges they once considered; people who are signed in see all of it.
        </li>
        <li data-promise="alumni-hidden">
          Alumni who chose to be hidden: nobody sees anything; connections still see the name.
        </li>
        <li data-promise="students-not-public">Students are never shown to visitors.</li>
        <li data-promise="students-public">
          Students whose profile is public: people who are signed in see it without the place, the phone number and the
          contact address; connections see all of it.
        </li>
        <li data-promise="students-private">Students whose profile is private: connections alone see it.</li>
        <li data-promise="choice-at-once">A choice counts from the next page that somebody opens.</li>
      </ul>
      <p>
        <Link to="/profile-settings" search={{ tab: 'privacy' }} className="link">
          Choose who sees you
        </Link>
      </p>
      <h3 className="text-lg">Under 18</h3>
      <ul>
        <li data-promise="minors-private">Your profile is private and cannot be made public.</li>
        <li data-promise="minors-little">
          Connections see your first name with one letter, what you want to study, your interests and goals, and what
          you wrote about yourself; no school, no place and no picture from another site.
        </li>
        <li data-promise="minors-stay-private">On your eighteenth birthday nothing opens by itself.</li>
      </ul>
      <h3 className="text-lg">Between two people</h3>
      <ul>
        <li data-promise="minors-ask-first">
          No adult can ask somebody under 18 to connect, or be the first to write to them.
        </li>
        <li data-promise="messages-between-two">A message is shown to the two people between whom it goes.</li>
        <li data-promise="blocks-tell-nothing">
          Whom you block is not told, and neither of you finds the other any more.
        </li>
        <li data-promise="notes-between-two">
          A meeting and its notes are shown to the two who meet, and what you write for yourself alone to nobody else.
        </li>
        <li data-promise="hours-little">
          When you have time is shown to people who may ask you to meet; of your meetings with others they learn no more
          than that you have no time then.
        </li>
        <li data-promise="calendar-address">
          If you like, another calendar reads your meetings under an address that we tell you once. It says with whom,
          when and under which title you meet, with no email address; you can end it at any time.
        </li>
        <li data-promise="feedback-private">
          What you say of a mentoring, or of a meeting afterwards, is read by nobody else.
        </li>
      </ul>
      <h3 className="text-lg">What you write in public</h3>
      <p data-promise="review-name">
        A review shows your name and whether you are an alumnus or alumna of that college. Under 18 it shows your first
        name and one letter.
      </p>
      <p data-promise="event-count">How many people join a campus event is shown, who they are is not.</p>
      <p>
        The figures about colleges come from the U.S. Department of Education's College Scorecard. They are about
        institutions, not about you, and looking them up needs no account.
      </p>
    </>
  );
}

export function Security() {
  return (
    <>
      <ul>
        <li data-promise="argon2">Passwords are hashed with Argon2.</li>
        <li data-promise="cookie-out-of-reach">
          The session cookie cannot be read by scripts, and a new one is made whenever you sign in.
        </li>
        <li data-promise="links-once">Mailed links work once and for a limited time.</li>
        <li data-promise="second-factor">
          You may ask for a second step with an app on your phone. No way of signing in goes around it.
        </li>
        <li data-promise="told-by-mail">
          When your password, your address or your second step changes, you are told by mail.
        </li>
      </ul>
      <p>No system is safe beyond doubt: use a long password that you use nowhere else.</p>
    </>
  );
}
