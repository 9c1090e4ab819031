import { expect, type APIRequestContext } from '@playwright/test';

export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** The calendar entry; null if there is none. */
  calendar: string | null;
}

/** Returns the emails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<OutboxMail[]> {
  const mails = (await (await request.get('/api/dev/outbox')).json()) as OutboxMail[];
  return mails.filter(({ to }) => to.includes(address));
}

/** Waits for an email to an address with a matching subject, and returns the newest. */
export async function mailAbout(request: APIRequestContext, address: string, subject: RegExp): Promise<OutboxMail> {
  let found: OutboxMail | undefined;
  await expect(async () => {
    found = (await mailsTo(request, address)).find((mail) => subject.test(mail.subject));
    expect(found, `a mail to ${address} about ${subject.source}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found as OutboxMail;
}

/** Waits for an email to an address with a link to the given page, and returns the path of the newest link. */
async function linkTo(page: string, request: APIRequestContext, address: string): Promise<string> {
  let found = '';
  const find = async () => {
    const links = (await mailsTo(request, address)).flatMap((mail) => mail.links);
    return (found = links.find((link) => link.includes(`${page}?token=`)) ?? '');
  };
  await expect.poll(find, { message: `a mail to ${address} with a link to ${page}` }).not.toBe('');
  const { pathname, search } = new URL(found);
  return pathname + search;
}

/** Returns the path of the link in the confirmation email. */
export const confirmationLink = (request: APIRequestContext, address: string) =>
  linkTo('/verify-email', request, address);

/** Returns the path of the link in the email about a forgotten password. */
export const resetLink = (request: APIRequestContext, address: string) => linkTo('/reset-password', request, address);

/** Returns the path of the link in the email about a closing account. */
export const restoreLink = (request: APIRequestContext, address: string) =>
  linkTo('/restore-account', request, address);
