import { expect, type APIRequestContext } from '@playwright/test';

interface WrittenMail {
  to: string;
  subject: string;
  links: string[];
}

/** The path of the newest link of one page in the mails to an address, as soon as one is written. */
async function linkTo(page: string, request: APIRequestContext, address: string): Promise<string> {
  const find = async () => {
    const mails = (await (await request.get('/api/dev/outbox')).json()) as WrittenMail[];
    const links = mails.filter(({ to }) => to.includes(address)).flatMap((mail) => mail.links);
    return links.find((link) => link.includes(`${page}?token=`)) ?? '';
  };
  await expect.poll(find, { message: `a mail to ${address} with a link to ${page}` }).not.toBe('');
  const { pathname, search } = new URL(await find());
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
