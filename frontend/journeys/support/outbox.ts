import { expect, type APIRequestContext } from '@playwright/test';

export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** The entry for a calendar, where there is one. */
  calendar: string | null;
}

/** The mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<OutboxMail[]> {
  const mails = (await (await request.get('/api/dev/outbox')).json()) as OutboxMail[];
  return mails.filter(({ to }) => to.includes(address));
}

/** The newest mail to an address about something, as soon as it is written. */
export async function mailAbout(request: APIRequestContext, address: string, subject: RegExp): Promise<OutboxMail> {
  let found: OutboxMail | undefined;
  await expect(async () => {
    found = (await mailsTo(request, address)).find((mail) => subject.test(mail.subject));
    expect(found, `a mail to ${address} about ${subject.source}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found as OutboxMail;
}

/** The path of the newest link of one page in the mails to an address, as soon as one is written. */
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

/** The path of the link in the confirmation mail. */
export const confirmationLink = (request: APIRequestContext, address: string) =>
  linkTo('/verify-email', request, address);

/** The path of the link in the mail about a forgotten password. */
export const resetLink = (request: APIRequestContext, address: string) => linkTo('/reset-password', request, address);

/** The path of the link in the mail about an account that was given up. */
export const restoreLink = (request: APIRequestContext, address: string) =>
  linkTo('/restore-account', request, address);
