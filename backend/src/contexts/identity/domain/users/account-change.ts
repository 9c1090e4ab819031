import type { FieldError } from '../../../../shared/domain/domain-error';
import { PLAIN_LINE } from '../../../../shared/domain/plain-line';
import { AccountChangeRefused } from './account-errors';
import { faultOfAvatarUrl } from './avatar-url';
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
