export function DataCollectionSection() {
  return (
    <>
      <h3 className="text-lg">Your account</h3>
      <p>When you create an account, you give us:</p>
      <ul>
        <li>your name, a username, your email address, a password and your birth date</li>
        <li>if you’re an alum: your college, major and graduation year, and your position and company if you like</li>
        <li>if you’re a college administrator: your college, your department and your position.</li>
      </ul>
      <p data-promise="providers-tell-little">
        If you sign in with Google, LinkedIn or your college’s account, they send us your ID there, your name and your
        email address. We don’t ask for anything else, and we don’t keep access to that account. If you type an email
        address on the sign-in page, your browser sends us its domain to find your college’s sign-in.
      </p>
      <p data-promise="under-13-nothing-kept">If you’re under 13, we don’t keep what you entered.</p>
      <h3 className="text-lg">Your profile</h3>
      <p>
        You decide what to add. Students can add their interests, plans and school. Alumni can add their work and what
        they can help with. Both can add a location, a bio and contact details.
      </p>
      <p data-promise="picture-cleaned">We resize your picture and remove its location and camera details.</p>
      <p data-promise="under-18-no-contact">If you’re under 18, we don’t keep a phone number or contact email.</p>
      <h3 className="text-lg">Sessions and cookies</h3>
      <p data-promise="session-device">
        For each session, we store a random ID (in a cookie), when you signed in, when you were last active, your
        browser and operating system (such as “Firefox on Linux”), and the network you connected from. We shorten the
        network address so that it doesn’t identify your connection. You can see and end your sessions in the settings.
      </p>
      <p data-promise="access-tokens">
        If you create an access token for a program, we store its name, what it can do, when it was last used, and a
        code computed from it. We don’t store the token itself. A program with your token sees only what the token
        allows, and never your messages.
      </p>
      <p data-promise="short-cookies">
        We set four more cookies for a short time: one while you complete the second sign-in step (10 minutes), one
        while you sign in or sign up with Google, LinkedIn or your college (up to 30 minutes), one in a browser where
        someone under 13 tried to register (24 hours), and one after you or others change what you see, so that pages
        show the change right away (30 seconds). The last one contains only a position in the log of our database.
      </p>
      <p data-promise="visitors-no-cookie">We set no cookies if you’re only browsing.</p>
      <p data-promise="nothing-from-elsewhere">
        We don’t set cookies for advertising, and our pages don’t load scripts, fonts or trackers from other sites. Only
        profile pictures hosted by Google or LinkedIn load from their servers.
      </p>
      <p data-promise="signing-out-clears">
        Until you sign out, we store in your browser the colleges you viewed last, those you selected to compare, and
        the one whose page or alumni led you to register. We also store your saved colleges there and, once you’re
        signed in, with your account. If you choose a theme, we store only “light” or “dark” in a cookie.
      </p>
      <p data-promise="kept-in-browser">
        Your browser also stores text you haven’t sent yet and your latest choices in quick search, until you sign out
        or close the tab. It stores how far you scrolled until you close the tab. Until you clear your browser’s data,
        it keeps the notices you closed, your choice for keyboard shortcuts, whether this device gets push
        notifications, and the files of our pages, so that they open faster.
      </p>
      <p data-promise="your-price-in-browser">
        What you enter in “What would it cost me?” stays in your browser until you sign out or clear it. We never
        receive it.
      </p>
      <h3 className="text-lg">What you do here</h3>
      <p data-promise="visits-of-minors">
        When you open or compare colleges, we record which ones, how you got there and how long you looked. If you’re
        signed in as a student, we store this with your account, but never if you’re under 18. If you’re not signed in,
        we store it without linking it to anyone. If your browser sends “Do Not Track” or “Global Privacy Control”, we
        store no visits at all.
      </p>
      <p>When you look up a college in the College Hub, we store the college and the day as an inquiry.</p>
      <p>We also store the following with your account:</p>
      <ul>
        <li>reviews, votes for reviews, reports, and the campus events you join or suggest</li>
        <li>
          discussions and replies you write, save or follow in the forum, and, for a few days, the discussions you
          opened
        </li>
        <li>the status, deadline and note that you add to a saved college, which only you can see</li>
        <li>your connection requests and answers, your messages, and the people you blocked</li>
        <li data-promise="check-ins-private">
          your goals with alumni, your check-ins after meetings, and thanks that you write or receive; only you can see
          a next step, unless you share it with the other person
        </li>
        <li>the mentors we recommended to you and how you answered</li>
        <li>your meetings, shared and private notes, feedback, reminders, time zone and the hours you’re available.</li>
      </ul>
      <p data-promise="support-requests">
        If you write to our support team, we keep your message. We delete it a year after we close your request.
      </p>
      <p data-promise="wait-lists">
        If you join a mentor’s wait list, we keep your spot and when you joined. We remove you once we’ve let you know
        about an opening, when you leave the list, or when you change your role.
      </p>
      <p data-promise="minutes-given">
        If you’re an alum, we keep how many minutes you give each month and, for a little over a year, how many minutes
        each question and call took, without the student’s name. Others see only roughly how many you have left.
      </p>
      <p data-promise="alumni-alerts">
        If you ask for a notification when someone from a college joins, we keep the college and when you asked. We
        delete these details once we’ve notified you, when you cancel the notification, when you change your role, or
        after a year. We also count it as activity with the college for 90 days, even if you cancel. We link this
        activity to your account only if you’re at least 18.
      </p>
      <p data-promise="reply-times">
        We keep when students ask alumni and when alumni first answer, for a year. Once a week, we compute how soon an
        alum usually answers, for example “within a day”. We show it only for alumni who answered at least 5 people, and
        for colleges whose alumni at least 10 people asked.
      </p>
      <h3 className="text-lg">Server logs</h3>
      <p data-promise="logs">
        Our server logs each request with its time, the address of the page and the result, to keep the service running
        and to find errors. We don’t log network addresses, passwords, email addresses, cookies or what you write. The
        operator of this site decides how long to keep the logs.
      </p>
      <p>To stop people from guessing passwords, we count failed sign-ins by account and by network.</p>
      <p>
        When several people report a post, we compare the networks they signed in from, so that one person can’t hide it
        with several accounts.
      </p>
    </>
  );
}

export function DataUseSection() {
  return (
    <>
      <ul>
        <li data-promise="password-hashed">
          We use your username and password to sign you in. We store your password only as a hash, which can’t be
          converted back into the password.
        </li>
        <li>We use your birth date to check that you’re at least 13, and whether you’re under 18.</li>
        <li>We use your role and, for alumni, your education to decide what you see.</li>
        <li>We count visits to find out which colleges are popular, and show three popular ones to everyone.</li>
        <li data-promise="intent-score">
          If you’re a student and at least 18, we compute an intent score for each college from your activity here: 1
          point for viewing its page, at most 3 times a day, and 1 more after 60 seconds; 3 for saving or comparing it;
          1 for viewing one of its alumni; 5 for a discussion about it or for joining its event; 8 for asking one of its
          alumni. Points halve every 21 days and expire after 90 days. Your intent is high once you have 20 points from
          at least 2 kinds of activity. You can see each score, and delete the activity behind it, in your settings
          under Privacy.
        </li>
        <li data-promise="score-not-stored">
          We don’t store the score. Colleges see it only in anonymized form, unless you consent to more. You give this
          consent to one college at a time and choose how long it lasts.
        </li>
      </ul>
      <h3 className="text-lg">Email</h3>
      <p data-promise="mail-confirmed">
        We use your email address to confirm that it’s yours and to write to you about your account, your messages, your
        connection requests, your meetings and new alumni. We email you about new requests and answers, changes,
        cancellations, reminders, openings on wait lists, and the first alum of a college you asked to hear about. We
        send these emails only to confirmed addresses.
      </p>
      <p data-promise="mail-unread">
        We email you about messages, requests, answers and new alumni only when you haven’t read them after 10 minutes.
        We email you about meetings right away.
      </p>
      <p data-promise="mail-quotes">
        An email about a message may quote its first 140 characters, but never if either of you is under 18. An email
        about a request may quote its first 500 characters, with the same exception. An email about a canceled or
        declined meeting includes the reason.
      </p>
      <p data-promise="mail-links">
        Each email about messages, requests, answers, meetings and new alumni has a link to stop emails of that kind.
      </p>
      <h3 className="text-lg">Anonymous statistics</h3>
      <p>Verified administrators of a college see statistics about the students who are interested in it:</p>
      <ul>
        <li data-promise="counting-off">
          We count every student who hasn’t turned off “Count my visits anonymously” under Privacy.
        </li>
        <li data-promise="small-groups">
          Colleges see totals and groups of at least 10 people, never individuals. Counts are rounded to 5, and a group
          isn’t shown if the rest would be fewer than 10 people.
        </li>
        <li data-promise="closed-weeks">
          We compute the totals for a week once it’s over. They don’t change later, and no one can identify you in them.
        </li>
        <li data-promise="anonymous-unscored">
          Anonymous posts don’t change your score, and colleges’ statistics don’t include them.
        </li>
        <li>If you’re under 18, we include you only in totals.</li>
        <li data-promise="named-by-consent">
          A college sees a row about you only if you allow it for that college. The row has a code in place of your
          name, and your state, visits and score as of the last full week. You can stop sharing at any time. The change
          takes effect right away.
        </li>
      </ul>
      <h3 className="text-lg">Messages from colleges</h3>
      <ul>
        <li data-promise="college-messages">
          A college can message you only if you allow it for that college, and at most once in 14 days. It doesn’t learn
          who receives or reads a message, only whether fewer than 10, 10 to 39, or 40 or more students receive it. You
          can unsubscribe with one click.
        </li>
        <li data-promise="college-message-answers">
          If you answer a message, the administrators of the college see your name and your answer. If you’re under 18,
          you can’t reply to colleges.
        </li>
      </ul>
    </>
  );
}
