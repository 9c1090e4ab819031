import { Link } from '@tanstack/react-router';
import { OPEN_REQUEST_PRIVACY_MESSAGE } from '@/features/connection';

export function DataSharingSection() {
  return (
    <>
      <p data-promise="nothing-sent-elsewhere">
        We don’t sell personal information or show advertising. Our pages send data only to our own server.
      </p>
      <p data-promise="never-shown">
        We never show other people the email address of your account, your birth date or your password.
      </p>
      <h3 className="text-lg">Who can see your profile</h3>
      <p>You choose in the settings. You can also preview your profile as other people see it.</p>
      <ul>
        <li data-promise="alumni-not-chosen">
          Alumni who haven’t chosen yet: visitors see nothing. Members see your name, picture, college, major and
          graduation year. Your connections see your whole profile.
        </li>
        <li data-promise="alumni-visible">
          Alumni with a visible profile: visitors see your profile without your location, your links and the colleges
          you considered. Members see these, too.
        </li>
        <li data-promise="alumni-on-college-sites">
          Your college can show your name, picture, studies and work on its own website, but only while your profile is
          visible to visitors. We set no cookies on that website and don’t track its visitors.
        </li>
        <li data-promise="alumni-transferred">
          If you’re an alum and add the college from which you transferred, only you see it. We use it to offer you
          questions about that college.
        </li>
        <li data-promise="alumni-hidden">
          Alumni with a hidden profile: no one sees your profile. Your connections still see your name.
        </li>
        <li data-promise="students-not-public">Students: visitors never see your profile.</li>
        <li data-promise="students-public">
          Students with a public profile: alumni see it without your location, phone number and contact email. Your
          connections see all of it. Other students don’t see you in lists or searches.
        </li>
        <li data-promise="students-private">Students with a private profile: only your connections see it.</li>
        <li data-promise="open-request-little">{OPEN_REQUEST_PRIVACY_MESSAGE}</li>
        <li data-promise="choice-at-once">Changes take effect right away.</li>
      </ul>
      <p>
        <Link to="/profile-settings" search={{ tab: 'privacy' }} className="link">
          Choose who can see your profile
        </Link>
      </p>
      <h3 className="text-lg">If you’re under 18</h3>
      <ul>
        <li data-promise="minors-private">Your profile is private, and you can’t make it public.</li>
        <li data-promise="minors-little">
          Your connections see your first name and the initial of your last name, your intended major, interests and
          goals, and your bio. They don’t see your school, your location or pictures from other sites.
        </li>
        <li data-promise="minors-no-activity">
          No one sees when you’re active or typing, or when you’ve read a message.
        </li>
        <li data-promise="minors-stay-private">
          When you turn 18, your profile stays private until you change your settings.
        </li>
        <li data-promise="minors-ask-first">Adults can’t send you a request or the first message.</li>
      </ul>
      <h3 className="text-lg">Between two people</h3>
      <ul>
        <li data-promise="messages-between-two">Only you and the other person can see your messages.</li>
        <li data-promise="activity-by-consent">
          Your read receipts and your activity status (when you’re active or typing) are off until you turn them on.
          Then only connections who share theirs can see yours.
        </li>
        <li data-promise="blocks-tell-nothing">
          We don’t notify people you block. Neither of you can find the other anymore.
        </li>
        <li data-promise="notes-between-two">
          Only you and the other person can see a meeting and its shared notes. Only you can see your private notes.
        </li>
        <li data-promise="hours-little">
          People who can ask you to meet see when you’re available. They don’t see why you’re busy.
        </li>
        <li data-promise="group-hours">
          In a group hour, only the host sees who joined and what they ask. If you’re under 18, the host sees only your
          first name. We delete group hours a year after they end.
        </li>
        <li data-promise="joint-calls">
          In a joint call, each of the two alumni sees the name of the other, and whether they accepted. Notes stay
          between the student and one alum.
        </li>
        <li data-promise="calendar-address">
          You can let another calendar read your meetings from a secret link. The calendar shows the other person’s
          name, the time and the title, but no email address. You can turn off the link at any time.
        </li>
        <li data-promise="calendar-import">
          If you’re an alum and add your own calendar, we read its address every 15 minutes and store only the times
          when you’re busy. We never read titles or people, and no one else sees the calendar or its address.
        </li>
        <li data-promise="feedback-private">
          No one else can read your feedback about a mentor, a mentee or a meeting.
        </li>
        <li data-promise="role-change-mail">
          If you change your role and that ends a connection, we notify the other person in the app, with your name. If
          they don’t read it there, we email them.
        </li>
      </ul>
      <h3 className="text-lg">If your college adds you</h3>
      <p>
        Colleges can send us details about their alumni: name, email address, graduation year, major, and sometimes job
        title, company and LinkedIn profile. If yours does, we email you and ask before we use the details for a
        profile.
      </p>
      <ul>
        <li data-promise="imported-hidden">Until you say yes, no one but that college can see or find you.</li>
        <li data-promise="imported-mail">
          Our email says who gave us the details and what happens next. We send one reminder, after 21 days.
        </li>
        <li data-promise="imported-claim">
          If you say yes, you can correct the details and choose what others see. Your college then sees that you have
          an account, but never its email address. It sees information from your account only while your profile is
          visible.
        </li>
        <li data-promise="imported-webhooks">
          We can send what your college sees in its list, such as your name when you say yes, to your college’s own
          systems. We also let them know when you become a mentor, but only while your profile is visible. If you say
          no, we don’t send who it was.
        </li>
        <li data-promise="imported-activity">
          Your college sees the month you were last active only if you allow it, and only while your profile is visible.
        </li>
        <li data-promise="imported-decline">
          If you say no, we delete the details right away. We keep only a code that we compute from your address with a
          secret key, so that the college can’t add you again.
        </li>
        <li data-promise="imported-purge">If you do nothing, we delete the details after 180 days.</li>
        <li data-promise="affiliation-ended">
          Your college’s own systems can send and update these details, too. If you’ve said yes, they can no longer
          change anything, but the college can remove you from its list. We let you know, your account stays, and we
          delete what the college sent after 30 days.
        </li>
        <li data-promise="imported-own">
          If you have an account with the same address, or create one, you can also answer in the settings of your
          account. Your college doesn’t learn that you have an account until you say yes.
        </li>
        <li data-promise="studies-confirmed">
          If you registered yourself and members can find you, your college can ask whether you studied there. It
          doesn’t learn which alumni we ask. If you say yes, it sees your name, major and graduation year, but not your
          email address. While your profile is visible, it also sees whether you mentor and how many students. If you
          say no, it learns nothing and can’t ask again. If you don’t answer, it can ask again after 180 days.
        </li>
      </ul>
      <h3 className="text-lg">Video calls</h3>
      <p data-promise="video-room">
        A meeting without a link of its own gets a room at meet.jit.si, a video service run by 8x8, Inc., unless the
        operator of this site uses another Jitsi server. The room has a random name. We open it only when you select
        Join Call, and we don’t send the service your name, email address or account. In the call, the service sees your
        network address, video, sound and the name you type there. Its own privacy policy applies.
      </p>
      <h3 className="text-lg">What you write in public</h3>
      <p data-promise="review-name">
        A review shows your name. If you hide your profile, it says “Alum of” and the college, or “Student”. If you’re
        under 18, it always says “Student”.
      </p>
      <p data-promise="thanks-by-consent">
        If a student thanks an alum, everyone who can see the alum’s profile can read it there, but only while both of
        them agree. It’s signed “A student”, or with the first name of an adult who wants that. Either of them can end
        this anytime.
      </p>
      <p data-promise="forum-name">
        In the forum, members see your name. If you’re under 18, they see only your first name and the initial of your
        last name. If you post anonymously, they see “A student” or “An alum” instead. Moderators can see who you are.
        Visitors can read discussions, but they don’t see names.
      </p>
      <p data-promise="open-question-name">
        A question that you ask openly can be read without an account. It says “A student”, unless you choose to show
        your name to members; if you’re under 18, it never shows your name. Alumni who can answer it don’t learn who you
        are. You see an alum’s college, but not their name. If you ask the same as another student, only you can read
        what you wrote. An answer is published only if you and the alum both agree, and without your names. On a
        college’s page, published answers show the college of the alum.
      </p>
      <p data-promise="event-count">We show how many people join a campus event, but not who.</p>
      <p>
        College figures come from the U.S. Department of Education’s College Scorecard. They’re about colleges, not
        about you. You don’t need an account to see them.
      </p>
    </>
  );
}

export function DataSecuritySection() {
  return (
    <>
      <ul>
        <li data-promise="argon2">We hash passwords with Argon2.</li>
        <li data-promise="cookie-out-of-reach">
          Scripts can’t read the session cookie, and you get a new one each time you sign in.
        </li>
        <li data-promise="links-once">Links in our emails work once and for a limited time.</li>
        <li data-promise="second-factor">
          You can add a second sign-in step with an app on your phone. Every way to sign in then asks for it.
        </li>
        <li data-promise="told-by-mail">
          We email you when your password, email address or two-factor authentication changes.
        </li>
      </ul>
      <p>No system is perfectly secure, so use a long password that you don’t use anywhere else.</p>
    </>
  );
}
