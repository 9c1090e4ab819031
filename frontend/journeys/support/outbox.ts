import { expect, type APIRequestContext } from '@playwright/test';

interface WrittenMail {
  to: string;
  subject: string;
  links: string[];
}

/** The path of the link in the confirmation mail, as soon as the mail is written. */
export async function confirmationLink(request: APIRequestContext, address: string): Promise<string> {
  const find = async () => {
    const mails = (await (await request.get('/api/dev/outbox')).json()) as WrittenMail[];
    const links = mails.filter(({ to }) => to.includes(address)).flatMap((mail) => mail.links);
    return links.find((link) => link.includes('/verify-email?token=')) ?? '';
  };
  await expect.poll(find, { message: `a confirmation mail to ${address}` }).not.toBe('');
  const { pathname, search } = new URL(await find());
  return pathname + search;
}
