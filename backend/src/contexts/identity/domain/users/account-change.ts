import { type FieldError, DomainError } from '../../../../shared/domain/domain-error';
import { PLAIN_LINE } from '../../../../shared/domain/plain-line';
import { faultOfEmail } from './email-address';
import { FULL_NAME_MAX_LENGTH, UNUSABLE_CHARACTERS } from './full-name';

/** What someone wants to be known by; what is missing stays as it is. */
export interface AccountChange {
  readonly fullName?: string;
  readonly email?: string;
  /** Null takes the picture away. */
  readonly avatarUrl?: string | null;
}

const SHORTEST_NAME = 2;

/**
 * @param present the picture someone has already; it may stay, wherever it is kept
 * @throws AccountChangeRefused with every fault
 */
export function checkAccountChange({ fullName, email, avatarUrl }: AccountChange, present: string | null): void {
  const [first, ...others] = [
    ...fault('fullName', fullName === undefined ? null : faultOfName(fullName)),
    ...fault('email', email === undefined || !faultOfEmail(email) ? null : 'Please enter a valid email address.'),
    ...fault('avatarUrl', avatarUrl && avatarUrl !== present ? faultOfAvatarUrl(avatarUrl) : null),
  ];
  if (first) throw new AccountChangeRefused([first, ...others]);
}

function faultOfName(text: string): string | null {
  if (!PLAIN_LINE.test(text)) return `${UNUSABLE_CHARACTERS}.`;
  if ([...text.trim()].length < SHORTEST_NAME) return `Full name must be at least ${SHORTEST_NAME} characters.`;
  return text.length <= FULL_NAME_MAX_LENGTH ? null : `Full name must be at most ${FULL_NAME_MAX_LENGTH} characters.`;
}

const fault = (field: string, message: string | null): FieldError[] => (message === null ? [] : [{ field, message }]);

export const AVATAR_URL_MAX_LENGTH = 2000;

const NOT_A_PICTURE = 'Enter a picture address that starts with https://';
/** Without the slashes a page would take it for a place of its own. */
const ABSOLUTE = /^https:\/\//i;
/** What has no place in an address, and would have one in a page that is put together carelessly. */
const UNSAFE = /[\s"'<>\\^`{|}]/;
/** A name with dots; machines in the neighbourhood have none, and numbers are no one's home page. */
const PUBLIC_HOST = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/** What is wrong with the address of someone's picture, in words for them; null when nothing is. */
export function faultOfAvatarUrl(text: string): string | null {
  if (text.length > AVATAR_URL_MAX_LENGTH || UNSAFE.test(text) || !ABSOLUTE.test(text)) return NOT_A_PICTURE;
  if (!URL.canParse(text)) return NOT_A_PICTURE;
  const { username, password, hostname, pathname } = new URL(text);
  if (username || password || !PUBLIC_HOST.test(hostname)) return NOT_A_PICTURE;
  // A drawing may carry scripts.
  return /\.svgz?$/i.test(pathname) ? 'SVG pictures aren’t supported. Please choose a PNG, JPEG or WebP' : null;
}

/** Some of what someone wants to be known by cannot be used; every fault is named. */
export class AccountChangeRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'identity.account-change-refused', faults[0].message, faults);
  }
}
