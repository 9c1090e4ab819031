import type { MailContent } from '../../../../shared/application/mail-content';
import type { User } from '../../domain/users/user';

/** Returns the name for the greeting; null if the address may belong to someone else. */
export const toGreetingName = ({
  isEmailConfirmed,
  fullName,
}: Pick<User, 'isEmailConfirmed' | 'fullName'>): string | null => (isEmailConfirmed ? fullName : null);

/** The footer of mails about an account, which can't be turned off. */
export const createAccountFooter = (productName: string): MailContent['footer'] => ({
  reason: `You’re getting this email because this address belongs to an account on ${productName}. You can’t turn off emails about your account.`,
  links: [],
});

/** The footer of mails to an address that someone entered and no one has confirmed. */
export const createEnteredAddressFooter = (productName: string): MailContent['footer'] => ({
  reason: `You’re getting this email because someone entered this address on ${productName}. If you didn’t ask for this, ignore this email.`,
  links: [],
});
