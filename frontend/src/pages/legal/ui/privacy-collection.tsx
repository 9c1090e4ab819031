import { APP_NAME } from '@/shared/config';

export function Collection() {
  return (
    <>
      <p>When you create an account you give us:</p>
      <ul>
        <li>your name, a username, your email address, a password and your birth date;</li>
        <li>
          as an alumnus or alumna, your college, major and graduation year, and your position and company if you like;
        </li>
        <li>as a college administrator, the college you speak for, your department and your position.</li>
      </ul>
      <p data-promise="providers-tell-little">
        If you come through Google or LinkedIn instead of a password, they tell us who you are there, your name and your
        email address. We ask them for nothing else and keep no key to your account with them.
      </p>
      <p>
        In your profile you may tell more: students their interests, plans and school, alumni their work and what they
        can help with, both a place, a few words and ways to be reached. All of it is up to you.
      </p>
      <p data-promise="picture-cleaned">
        A picture you send is drawn anew in one size. Where and with what it was taken is not kept.
      </p>
      <p data-promise="under-18-no-contact">Under 18 we keep neither a phone number nor a contact address.</p>
      <p data-promise="under-13-nothing-kept">Whoever gives a birth date under 13 leaves nothing with us.</p>
      <p>
        While you are signed in we keep a session: one random number in a cookie that is needed to know that it is you.
        Signing in with two steps, or through Google or LinkedIn, needs another one for some minutes, and a browser in
        which somebody under 13 has just tried to register remembers that for a day.
      </p>
      <p data-promise="visitors-no-cookie">Who only visits gets no cookie.</p>
      <p data-promise="nothing-from-elsewhere">
        We set no cookies for advertising, and our pages load no scripts, fonts or trackers from other sites. Only a
        picture that somebody has at Google or LinkedIn may come from there.
      </p>
      <p>
        To stop people from guessing passwords we count attempts, and our server's log notes requests with their time
        and address.
      </p>
      <p data-promise="signing-out-clears">
        The colleges you looked at last stay in your browser; signing out removes them. Colleges you save stay there too
        and, once you are signed in, on your account. If you choose a theme, a cookie that says only “light” or “dark”
        keeps it.
      </p>
      <p data-promise="visits-of-minors">
        When you open or compare colleges we note which one, from where you came to it and how long you looked. Signed
        in, the note carries your account, but never when you are under 18; from visitors it carries nobody.
      </p>
      <p>A student who looks a college up in the College Hub leaves an inquiry: the college and the day.</p>
      <p>Reviews, votes for reviews, reports and the campus events you join or suggest are kept with your account.</p>
      <p>
        So are whom you asked to connect and what became of it, messages, whom you blocked, the mentors that were
        recommended to you and what you answered.
      </p>
      <p>
        So are your meetings, what the two of you write down about them, what you say of them afterwards, of what we
        reminded you, your time zone as your browser tells it, and the hours in which you have time.
      </p>
    </>
  );
}

export function Use() {
  return (
    <ul>
      <li data-promise="password-hashed">
        Your username and password sign you in. Your password is stored only as a hash that cannot be turned back.
      </li>
      <li>Your email address is used to confirm that it is yours and to write to you about your account.</li>
      <li>Your birth date tells us that you are at least 13, and whether you are under 18.</li>
      <li>Your role and, for alumni, your studies decide what you see.</li>
      <li>What was opened and compared shows which colleges are popular; three are shown to everyone.</li>
      <li data-promise="no-intent-score">
        {APP_NAME} does not compute an intent score about you at present. Should it do so from your visits to college
        and alumni pages, colleges would see it in anonymised form only, unless you consent to more. This page will
        change first.
      </li>
    </ul>
  );
}
