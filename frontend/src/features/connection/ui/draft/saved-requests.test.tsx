import { act, screen, waitFor, within } from '@testing-library/react';
import { anAlumniPage, anAlumniUser, someStats } from '@test/support/alumni';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { aPreview } from '@test/support/profiles';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { refreshCurrentUser } from '@/shared/api';
import type { User } from '@/shared/auth';
import type { RequestDraft } from '../../api/request-drafts';

const DRAFTS_ROUTE = 'GET /api/connections/drafts';
const SAVE_ROUTE = 'PUT /api/connections/drafts/21';
const unconfirmed = () => aStudent({ emailVerified: false });
const aDraft = (overrides: Partial<RequestDraft> = {}): RequestDraft => ({
  userId: 21,
  displayName: 'Alex Sample',
  avatarUrl: null,
  isSample: false,
  message: 'May I ask you something?',
  about: null,
  savedAt: '2026-11-20T12:00:00.000Z',
  refusal: null,
  ...overrides,
});

async function openProfile(as: User = unconfirmed()) {
  server.respond('GET /api/alumni/21', anAlumniPage());
  const page = visit('/alumni/21', { as });
  await screen.findByRole('heading', { level: 1, name: 'Alex Sample' });
  return page;
}
const composer = async () => within(await screen.findByRole('dialog', { name: 'Connect with Alex Sample' }));
const waiting = async () =>
  within(await screen.findByRole('region', { name: /Confirm your email to send your request/ }));

describe('a request before the email is confirmed', () => {
  it.each([
    [unconfirmed(), 'Connect for Mentorship', "Hi, I'd like to connect with you for mentorship!"],
    [anAlum({ emailVerified: false }), 'Connect with Alumni', /^Hi Alex, I'm a fellow alum/],
  ])('is written on the profile and saved', async (as, label, message) => {
    const { user } = await openProfile(as);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }));
    const dialog = await composer();
    expect(dialog.getByText(/^Confirm your email to send this\. We'll keep your request/)).toBeInTheDocument();
    const text = dialog.getByLabelText<HTMLTextAreaElement>('Your message');
    expect(text).toHaveDisplayValue(message);

    await user.clear(text);
    await user.type(text, ' Hello Alex ');
    server.respond(SAVE_ROUTE, reply(204));
    server.respond(DRAFTS_ROUTE, [aDraft({ message: 'Hello Alex' })]);
    await user.click(dialog.getByRole('button', { name: 'Save request' }));
    expect(await screen.findByText('Request saved', { selector: '[data-state] *' })).toBeInTheDocument();
    expect(server.callsTo(SAVE_ROUTE)[0]!.body).toEqual({ message: 'Hello Alex' });
    expect(await screen.findByText("Request saved. We'll send it when you confirm your email.")).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Edit request/ })).toBeInTheDocument();
    expect(server.callsTo('GET /api/connections/with/21')).toHaveLength(0);
  });

  it.each([
    ['an adult', null, /message and your profile .* intended major, school and message/],
    [
      'a minor',
      'minor' as const,
      /sees this message before .* initial of your last name, your intended major and your/,
    ],
  ])('explains to %s what the alum sees, without the rules for other ages', async (_, why, hint) => {
    server.respond('GET /api/privacy/preview', aPreview({ why, isShown: why === null }));
    const { user } = await openProfile();
    await user.click(await screen.findByRole('button', { name: /^Connect for Mentorship/ }));
    const dialog = await composer();
    await waitFor(() => expect(dialog.getByLabelText('Your message')).toHaveAccessibleDescription(hint));
    expect(dialog.getByLabelText('Your message')).not.toHaveAccessibleDescription(/18/);
  });

  it('can be written on a card of the finder', async () => {
    server.respond('GET /api/alumni/search', reply(200, [anAlumniUser()]));
    server.respond('GET /api/alumni/stats', someStats());
    const { user } = visit('/find-alumni', { as: unconfirmed() });
    await user.click(await screen.findByRole('button', { name: 'Connect with Alex Sample' }));

    expect((await composer()).getByRole('button', { name: 'Save request' })).toBeEnabled();
  });

  it('shows in the form why it was not saved, and keeps the text', async () => {
    const { user } = await openProfile();
    server.respond(
      SAVE_ROUTE,
      problem(409, 'You already have 3 saved requests.', { code: 'mentorship.too-many-drafts' }),
    );
    await user.click(await screen.findByRole('button', { name: /^Connect for Mentorship/ }));
    const dialog = await composer();
    await user.click(dialog.getByRole('button', { name: 'Save request' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('You already have 3 saved requests.');
    expect(dialog.getByLabelText('Your message')).toHaveDisplayValue(/connect with you/);
  });

  it('is sent immediately if the email was confirmed in another tab', async () => {
    const { user } = await openProfile();
    server.respond(SAVE_ROUTE, problem(409, 'Send it.', { code: 'mentorship.send-instead' }));
    server.respond('POST /api/connections', reply(201, {}));
    await user.click(await screen.findByRole('button', { name: /^Connect for Mentorship/ }));
    await user.click((await composer()).getByRole('button', { name: 'Save request' }));

    expect(await screen.findByText('Connection request sent', { selector: '[data-state] *' })).toBeInTheDocument();
    expect(server.callsTo('POST /api/connections')).toHaveLength(1);
  });

  it('can be loaded again after an error', async () => {
    server.respond(DRAFTS_ROUTE, problem(500));
    const { user } = await openProfile();
    server.respond(DRAFTS_ROUTE, [aDraft()]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('button', { name: /^Edit request/ })).toBeInTheDocument();
  });
});

describe('the list of saved requests', () => {
  it.each(['/', '/my-people', '/find-alumni'])('is shown on %s, with buttons to edit and discard', async (address) => {
    server.respond(DRAFTS_ROUTE, [aDraft()]);
    server.respond('GET /api/alumni/stats', someStats());
    const { user } = visit(address, { as: unconfirmed() });
    const list = await waiting();
    expect(list.getByRole('link', { name: 'Alex Sample' })).toHaveAttribute('href', '/alumni/21');
    expect(list.getByText('May I ask you something?')).toBeInTheDocument();

    await user.click(list.getByRole('button', { name: /^Edit request/ }));
    expect((await composer()).getByLabelText('Your message')).toHaveDisplayValue('May I ask you something?');
    await user.keyboard('{Escape}');

    server.respond('DELETE /api/connections/drafts/21', reply(204));
    server.respond(DRAFTS_ROUTE, []);
    await user.click(list.getByRole('button', { name: /^Discard/ }));
    await user.click(await screen.findByRole('button', { name: 'Discard request' }));
    expect(await screen.findByText('Request discarded', { selector: '[data-state] *' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: /request waits/ })).not.toBeInTheDocument());
  });

  it("doesn't name a person whose profile is hidden, but can discard the request", async () => {
    server.respond(DRAFTS_ROUTE, [aDraft({ displayName: null }), aDraft({ userId: 22, displayName: 'Ada Example' })]);
    visit('/', { as: unconfirmed() });
    const list = within(await screen.findByRole('region', { name: 'Confirm your email to send your 2 requests' }));

    expect(list.getByText('To a person you can’t see right now')).toBeInTheDocument();
    expect(list.getAllByRole('button', { name: /^Edit request/ })).toHaveLength(1);
    expect(list.getAllByRole('button', { name: /^Discard/ })).toHaveLength(2);
  });

  it('is not requested for college administrators', async () => {
    server.respond('GET /api/colleges/1', problem(404));
    visit('/', { as: aCollegeAdmin({ emailVerified: false }) });
    await screen.findByRole('heading', { level: 1 });
    expect(server.callsTo(DRAFTS_ROUTE)).toHaveLength(0);
  });
});

describe('confirming the email', () => {
  async function confirm(...then: RequestDraft[][]) {
    let answers: readonly RequestDraft[][] = [[aDraft()]];
    server.respond(DRAFTS_ROUTE, () => {
      const [now, ...rest] = answers;
      answers = rest.length > 0 ? rest : [now!];
      return now!;
    });
    server.respond('GET /api/user', unconfirmed());
    visit('/my-people', { as: unconfirmed() });
    await waiting();
    answers = then;
    server.respond('GET /api/user', aStudent());
    await act(() => refreshCurrentUser());
  }

  it('shows a toast that the request was sent, even if sending takes a moment', async () => {
    await confirm([aDraft()], [aDraft()], []);
    expect(await screen.findByText('Request sent', { selector: '[data-state] *' })).toBeInTheDocument();
    expect(screen.getByText('Your email is confirmed, and we sent your request to Alex Sample.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /request/ })).not.toBeInTheDocument();
  });

  it('shows a toast if the request could not be sent, and the reason in the list', async () => {
    await confirm([aDraft({ refusal: 'full' })]);
    expect(await screen.findByText("We couldn't send 1 request", { selector: '[data-state] *' })).toBeInTheDocument();
    const list = within(await screen.findByRole('region', { name: "We couldn't send 1 request" }));

    expect(list.getByText(/^Alex Sample has no room for another student right now/)).toBeInTheDocument();
    expect(list.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    expect(list.getByRole('button', { name: /^Discard/ })).toBeInTheDocument();
  });
});
