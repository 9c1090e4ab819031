const CONTACT_DETAIL_KINDS = ['email', 'phone', 'url', 'handle'] as const;
type ContactDetailKind = (typeof CONTACT_DETAIL_KINDS)[number];

const EMAIL_PATTERN = /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\w-]{2,63})+/iu;
const TOP_LEVEL_DOMAINS = 'com|org|net|edu|gov|io|me|co|app|dev|info|us|uk|de|fr|ca|in|ly|gg|link|site|online|xyz|tv';
const URL_PATTERN = new RegExp(
  `\\bhttps?:/{2}\\S|\\bwww\\.\\w|(?<![@\\w.-])[a-z\\d][a-z\\d-]{0,62}(?:\\.[a-z\\d-]{1,63}){0,3}\\.(?:${TOP_LEVEL_DOMAINS})(?![\\w.-]*\\w)`,
  'iu',
);
const PHONE_PATTERN = /(?<![\w.])\+?\(?\d(?:[ ()./-]{0,2}\d){6,14}(?!\w)/u;
/** Digits that are not a phone number: dates, and ranges of years or scores. */
const NOT_PHONE_PATTERN =
  /\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b(\d{4}\s?[-–/]\s?\d{4}|\d{3}\s?[-–/]\s?\d{3})\b/gu;
const SOCIAL_NETWORKS =
  'instagram|insta|ig|snapchat|snap|telegram|whatsapp|discord|tiktok|twitter|wechat|signal|skype|facebook';
const HANDLE_PATTERN = new RegExp(
  `(?<![\\w@.])@[a-z\\d_][a-z\\d_.]{2,31}|\\b(?:${SOCIAL_NETWORKS})\\b(?:\\s+(?:is|handle|name|id))?\\s*[:=@]\\s*@?[a-z\\d_.+]{3,32}`,
  'iu',
);

const CONTACT_DETAIL_TESTS: Readonly<Record<ContactDetailKind, (text: string) => boolean>> = {
  email: (text) => EMAIL_PATTERN.test(text),
  phone: (text) => PHONE_PATTERN.test(text.replace(NOT_PHONE_PATTERN, ' ')),
  url: (text) => URL_PATTERN.test(text),
  handle: (text) => HANDLE_PATTERN.test(text),
};

/**
 * Returns which kinds of contact details a text seems to contain. It is a hint for the reader, not a filter: people can
 * hide an address on purpose, and a long number can look like a phone number.
 */
export const findContactDetails = (text: string): readonly ContactDetailKind[] =>
  CONTACT_DETAIL_KINDS.filter((kind) => CONTACT_DETAIL_TESTS[kind](text));
