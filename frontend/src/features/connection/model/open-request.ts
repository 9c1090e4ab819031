/** What an open request shows to the person who was asked, for readers of any age. */
export const OPEN_REQUEST_PRIVACY_MESSAGE =
  'While your request is open, the person you asked sees your name, intended major and message. They also see your school if you’re 18 or older. If your profile is private, they can’t see anything else in it. If you’re under 18, they see only the initial of your last name.';

const ADULT_MESSAGE =
  'While your request is open, the person you asked sees your name, intended major, school and message. If your profile is private, they can’t see anything else in it.';
const MINOR_MESSAGE =
  'While your request is open, the person you asked sees your first name, the initial of your last name, your intended major and your message. They can’t see anything else in your profile.';

/** Returns what an open request shows of a student, in the same words wherever it is explained. */
export const openRequestPrivacyText = (isMinor: boolean): string => (isMinor ? MINOR_MESSAGE : ADULT_MESSAGE);
