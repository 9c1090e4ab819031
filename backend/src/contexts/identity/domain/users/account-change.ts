import { type FieldError, DomainError } from '../../../../shared/domain/domain-error';
import { findEmailFault, findFullNameFault, NAME_TOO_SHORT_MESSAGE } from '../personal-details/personal-details';

/** A change of name, address or picture; omitted fields stay unchanged. */
export interface AccountChange {
  readonly fullName?: string;
  readonly email?: string;
  /** Null removes the picture. */
  readonly avatarUrl?: string | null;
}

/**
 * @param currentAvatarUrl the current picture; it can stay, wherever it is stored
 * @throws AccountChangeRefused with every fault
 */
export function checkAccountChange(
  { fullName, email, avatarUrl }: AccountChange,
  currentAvatarUrl: string | null,
): void {
  const [first, ...others] = [
    ...toFieldErrors('fullName', fullName === undefined ? null : findChangedNameFault(fullName)),
    ...toFieldErrors(
      'email',
      email === undefined || !findEmailFault(email) ? null : 'Please enter a valid email address.',
    ),
    ...toFieldErrors('avatarUrl', avatarUrl && avatarUrl !== currentAvatarUrl ? findAvatarUrlFault(avatarUrl) : null),
  ];
  if (first) throw new AccountChangeRefused([first, ...others]);
}

/** The form already has a name, so a missing one is too short. */
const findChangedNameFault = (text: string): string | null =>
  text.trim() === '' ? NAME_TOO_SHORT_MESSAGE : findFullNameFault(text);

const toFieldErrors = (field: string, message: string | null): FieldError[] =>
  message === null ? [] : [{ field, message }];

export const AVATAR_URL_MAX_LENGTH = 2000;

const NOT_A_PICTURE_ADDRESS_MESSAGE = 'Enter a picture address that starts with https://';
/** Without the slashes, a page would read it as a relative address. */
const HTTPS_PATTERN = /^https:\/\//i;
/** Characters that don't belong in an address, and could break out of it in a page that doesn't escape them. */
const UNSAFE_CHARACTERS_PATTERN = /[\s"'<>\\^`{|}]/;
const HOST_NOT_ALLOWED_MESSAGE = 'You can only link to Google and LinkedIn pictures. Upload any other picture';
/** The hosts from which pages load pictures. Any other site could find out who sees the picture. */
const ALLOWED_PICTURE_HOSTS: ReadonlySet<string> = new Set(['lh3.googleusercontent.com', 'media.licdn.com']);

/** Returns what is wrong with the address of a picture, as a sentence for the user; null if it is valid. */
export function findAvatarUrlFault(text: string): string | null {
  if (text.length > AVATAR_URL_MAX_LENGTH || UNSAFE_CHARACTERS_PATTERN.test(text) || !HTTPS_PATTERN.test(text))
    return NOT_A_PICTURE_ADDRESS_MESSAGE;
  if (!URL.canParse(text)) return NOT_A_PICTURE_ADDRESS_MESSAGE;
  const { username, password, host, pathname } = new URL(text);
  if (username || password) return NOT_A_PICTURE_ADDRESS_MESSAGE;
  // SVG files can contain scripts.
  if (/\.svgz?$/i.test(pathname)) return 'SVG pictures aren’t supported. Please choose a PNG, JPEG or WebP';
  return ALLOWED_PICTURE_HOSTS.has(host) ? null : HOST_NOT_ALLOWED_MESSAGE;
}

/** Some fields of the change are invalid; each is reported. */
export class AccountChangeRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'identity.account-change-refused', faults[0].message, faults);
  }
}
