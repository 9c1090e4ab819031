/** What an open request shows to the person who was asked, in the same words wherever it is explained. */
export const OPEN_REQUEST_PRIVACY_MESSAGE =
  'While your request is open, the person you asked sees your name, intended major and message. They also see your school if you’re 18 or older. If your profile is private, they can’t see anything else in it. If you’re under 18, they see only the initial of your last name.';
