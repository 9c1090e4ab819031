import { screen, waitFor, within } from '@testing-library/react';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { CollegeSignIn } from '../../api/college-sign-in';

const ROUTE = '/api/admin/college/sign-in';
const SETTINGS: NonNullable<CollegeSignIn['settings']> = {
  issuer: 'https://sso.bu.edu',
  clientId: 'gradspan',
  domains: ['bu.edu', 'staff.bu.edu'],
  isEnabled: false,
  testedAt: '2026-03-01T12:00:00.000Z',
};
const aSignIn = (settings: CollegeSignIn['settings'] = null, changes: Partial<CollegeSignIn> = {}): CollegeSignIn => ({
  callbackUrl: 'https://gradspan.example/api/auth/college/1/callback',
  staffDomain: 'bu.edu',
  dnsRecord: { name: 'bu.edu', value: 'gradspan-verification=abc' },
  settings,
  ...changes,
});

async function open(signIn: CollegeSignIn, result = '') {
  const user = aVerifiedAdmin();
  const college = anOwnCollege();
  server.respondByDefault('GET /api/colleges/1', problem(404));
  server.respond('GET /api/admin/college', {
    ...college,
    verification: { ...college.verification, isMainAdmin: true },
  });
  server.respond(`GET ${ROUTE}`, signIn);
  const visited = visit(`/college-admin-dashboard?tab=integrations${result}`, {
    as: { ...user, collegeAdmin: { ...user.collegeAdmin!, isMainAdmin: true } },
  });
  const section = within(await screen.findByRole('region', { name: 'College sign-in' }));
  await section.findByRole('heading', { name: '5. Turn on' });
  return { ...visited, section };
}

describe('the college sign-in', () => {
  it('shows what to enter at the provider and in the DNS', async () => {
    const { section } = await open(aSignIn());
    expect(section.getByText('https://gradspan.example/api/auth/college/1/callback')).toBeVisible();
    expect(section.getByText('gradspan-verification=abc')).toBeVisible();
    expect(section.queryByRole('link', { name: 'Test the sign-in' })).not.toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
  });

  it('saves the settings', async () => {
    const { user, section } = await open(aSignIn());
    await user.type(section.getByLabelText('Issuer address'), 'https://sso.bu.edu');
    await user.type(section.getByLabelText('Client ID'), 'gradspan');
    await user.click(section.getByRole('button', { name: 'Save settings' }));
    expect(await section.findByText('Enter the client secret')).toBeVisible();
    await user.type(section.getByLabelText('Client secret'), 'secret');
    await user.type(section.getByLabelText('Email domains'), ', staff.bu.edu');
    server.respond(`PUT ${ROUTE}`, aSignIn(SETTINGS));
    server.respond(`GET ${ROUTE}`, aSignIn(SETTINGS));
    await user.click(section.getByRole('button', { name: 'Save settings' }));
    await section.findByRole('link', { name: 'Test the sign-in' });
    expect(server.callsTo(`PUT ${ROUTE}`)[0]!.body).toEqual({
      issuer: 'https://sso.bu.edu',
      clientId: 'gradspan',
      clientSecret: 'secret',
      domains: ['bu.edu', 'staff.bu.edu'],
    });
  });

  it('keeps the secret if none is entered, and asks for the password if the server does', async () => {
    const { user, section } = await open(aSignIn(SETTINGS));
    server.respond(`PUT ${ROUTE}`, problem(403, 'Enter your password', { code: 'identity.password-needed' }));
    await user.click(section.getByRole('button', { name: 'Save settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    server.respond(`PUT ${ROUTE}`, aSignIn(SETTINGS));
    await user.type(dialog.getByLabelText('Password'), 'Correct-horse-9');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { clientId, issuer, domains } = SETTINGS;
    expect(server.callsTo(`PUT ${ROUTE}`).at(-1)!.body).toEqual({
      clientId,
      issuer,
      domains,
      password: 'Correct-horse-9',
    });
  });

  it('shows the refusal of the server at the field', async () => {
    const message = 'gmail.com isn’t bu.edu or a domain below it';
    server.respond(`PUT ${ROUTE}`, problem(400, message, { errors: [{ field: 'domains', message }] }));
    const { user, section } = await open(aSignIn(SETTINGS));
    await user.click(section.getByRole('button', { name: 'Save settings' }));
    await waitFor(() =>
      expect(section.getByLabelText('Email domains')).toHaveAccessibleDescription(/gmail\.com isn’t/),
    );
  });

  it('is turned on, and off again', async () => {
    const { user, section } = await open(aSignIn(SETTINGS));
    server.respond(`PATCH ${ROUTE}`, aSignIn({ ...SETTINGS, isEnabled: true }));
    server.respond(`GET ${ROUTE}`, aSignIn({ ...SETTINGS, isEnabled: true }));
    await user.click(section.getByRole('button', { name: 'Turn on' }));
    expect(await section.findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(await screen.findByText('College sign-in is on')).toBeVisible();
    expect(server.callsTo(`PATCH ${ROUTE}`)[0]!.body).toEqual({ isEnabled: true });
  });

  it('shows why it could not be turned on', async () => {
    server.respond(`PATCH ${ROUTE}`, problem(409, 'We didn’t find the DNS record at bu.edu.'));
    const { user, section } = await open(aSignIn(SETTINGS));
    await user.click(section.getByRole('button', { name: 'Turn on' }));
    expect(await section.findByText('We didn’t find the DNS record at bu.edu.')).toBeVisible();
  });

  it.each([
    ['ok', 'status', /^The test worked/],
    ['provider_refused', 'alert', /^The provider’s answer wasn’t valid/],
    ['else', 'alert', /^The test didn’t work/],
  ])('shows the result %s of a test in view, in the open tab', async (code, role, text) => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { section } = await open(aSignIn(SETTINGS), `&signInTest=${code}`);
    const result = section.getByText(text);
    expect(result).toHaveAttribute('role', role);
    expect(scrollIntoView.mock.contexts).toContain(result);
    expect(screen.getByRole('link', { name: 'Integrations' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Analytics' })).not.toHaveAttribute('aria-current');
  });

  it('scrolls to the result only once', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user, section } = await open(aSignIn(SETTINGS), '&signInTest=ok');
    scrollIntoView.mockClear();
    server.respond(`PATCH ${ROUTE}`, aSignIn({ ...SETTINGS, isEnabled: true }));
    server.respond(`GET ${ROUTE}`, aSignIn({ ...SETTINGS, isEnabled: true }));
    await user.click(section.getByRole('button', { name: 'Turn on' }));
    await section.findByRole('button', { name: 'Turn off' });
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('says that an address of another domain keeps its password', async () => {
    const { section } = await open(aSignIn({ ...SETTINGS, domains: ['other.edu'] }));
    expect(section.getByText(/^Your own address isn’t in these domains/)).toBeVisible();
    expect(section.getByRole('link', { name: 'Change your address' })).toHaveAttribute(
      'href',
      '/college-admin-dashboard?tab=settings',
    );
  });

  it('can’t be turned on before the test', async () => {
    const { section } = await open(aSignIn({ ...SETTINGS, testedAt: null }));
    expect(section.getByRole('button', { name: 'Turn on' })).toBeDisabled();
    expect(section.getByRole('link', { name: 'Test the sign-in' })).toHaveAttribute(
      'href',
      '/api/auth/college/1?test=1',
    );
  });

  it('is removed after a confirmation', async () => {
    server.respond(`DELETE ${ROUTE}`, reply(204));
    const { user, section } = await open(aSignIn(SETTINGS));
    await user.click(section.getByRole('button', { name: 'Remove settings' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the college sign-in?' }));
    server.respond(`GET ${ROUTE}`, aSignIn());
    await user.click(dialog.getByRole('button', { name: 'Remove settings' }));
    await waitFor(() => expect(section.queryByRole('button', { name: 'Remove settings' })).not.toBeInTheDocument());
    expect(server.callsTo(`DELETE ${ROUTE}`)).toHaveLength(1);
  });
});
