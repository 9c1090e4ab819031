/** What an open request shows to the person who was asked, in the same words wherever it is explained. */
export const OPEN_REQUEST_PRIVACY_MESSAGE =
  'While your request is open, the person you asked sees your name, intended major and message, and your school if you’re 18 or older. They see nothing else of a private profile. If you’re under 18, they see only the initial of your last name.';
