import { act, fireEvent, screen, within } from '@testing-library/react';
import type { User } from '@/shared/auth';
import { aProfile } from './people';
import { server } from './server';
import { visit } from './visit';

type Form = ReturnType<typeof within<typeof import('@testing-library/dom').queries>>;

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Lets the form react: a change may take effect only in the next turn. */
async function settle() {
  await pass(10);
  await pass(10);
}

/** Makes the server sign this user in, and return them from then on. */
export function acceptSignIn(
  route: 'POST /api/login' | 'POST /api/login/two-factor' | 'POST /api/register',
  person: User,
): void {
  server.respond(route, () => {
    server.respond('GET /api/user', person);
    server.respondByDefault('GET /api/user/profile', aProfile(person));
    return person;
  });
}

/** Opens the sign-in page at one of its two forms. */
export async function enter(name: 'Login' | 'Register', { next }: { next?: string } = {}) {
  const search = new URLSearchParams({ ...(name === 'Register' && { tab: 'register' }), ...(next && { next }) });
  const page = visit(`/auth?${search}`);
  const element = await screen.findByRole<HTMLFormElement>('form', { name });
  const form: Form = within(element);

  const field = (label: string) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(optional\\))?$`));
  return {
    ...page,
    form,
    field,
    /** Returns the error of a field, as a screen reader announces it. */
    fault: (label: string) => {
      const input = field(label);
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
      return input.getAttribute('aria-invalid')
        ? ids.map((id) => document.getElementById(id)?.textContent).at(-1)
        : null;
    },
    /** Replaces the text in a field. */
    fill: async (label: string, text: string) => {
      await page.user.clear(field(label));
      await page.user.click(field(label));
      // A date field doesn't accept pasted text; it is set, as a picker does.
      if (field(label).type === 'date') fireEvent.change(field(label), { target: { value: text } });
      else await page.user.paste(text);
      await settle();
    },
    choose: (role: 'Student' | 'Alumni' | 'College Admin') => page.user.click(form.getByRole('radio', { name: role })),
    submit: async () => {
      await page.user.click(element.querySelector('button[type="submit"]')!);
      await settle();
    },
    button: () => element.querySelector<HTMLButtonElement>('button[type="submit"]')!,
  };
}

/** The data of a registration for any role, when it is filled in by registerAs. */
export const EVERYONE = {
  username: 'robin',
  password: 'correct horse battery',
  email: 'robin@example.org',
  fullName: 'Robin Example',
  birthDate: '2005-04-01',
  isAgeVerified: true,
};

interface Filling {
  next?: string;
  /** Leaves every field as it is. */
  empty?: boolean;
  /** Other texts for fields, or additional fields, by label. */
  but?: Record<string, string>;
}

/** The registration form for a role, filled in. */
export async function registerAs(role: 'Student' | 'Alumni' | 'College Admin', filling: Filling = {}) {
  const { next, empty = false, but = {} } = filling;
  const form = await enter('Register', next === undefined ? {} : { next });
  await form.choose(role);
  await pass(10);
  if (empty) return form;

  const texts = {
    'Full name': EVERYONE.fullName,
    Username: EVERYONE.username,
    Email: EVERYONE.email,
    Password: EVERYONE.password,
    'Confirm password': EVERYONE.password,
    'Birth date': EVERYONE.birthDate,
    ...but,
  };
  await form.user.click(form.form.getByRole('checkbox'));
  for (const [label, text] of Object.entries(texts)) await form.fill(label, text);
  return form;
}

/** Returns the two lines of the visible toast. */
export async function toastOnShow() {
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
  const lines = [...dismiss.closest('li')!.children].filter((child) => child !== dismiss);
  return lines.map((line) => line.textContent);
}
