import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAlumniPage, anAlumniUser } from '@test/support/alumni';
import { EVERYONE, acceptSignIn, pass } from '@test/support/sign-in';
import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { hasDrafts } from '@/shared/lib/drafts';

const PERSON = 'GET /api/alumni/21';
const SEARCH_ROUTE = 'GET /api/alumni/search';
const SAVE_ROUTE = 'PUT /api/connections/drafts/21';
const UNCONFIRMED = aStudent({ emailVerified: false });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  server.respond(PERSON, anAlumniPage());
  server.respondByDefault('GET /api/connections/drafts', []);
  acceptSignIn('POST /api/register', UNCONFIRMED);
});
afterEach(() => jest.useRealTimers());

async function open(search: string) {
  const page = visit(`/auth?tab=register&${search}`);
  await screen.findByRole('form', { name: 'Register' });
  await pass(10);
  return page;
}

/** Fills in every field except the username, which is suggested. */
async function register(user: Awaited<ReturnType<typeof open>>['user']) {
  const form = within(screen.getByRole('form', { name: 'Register' }));
  const texts = [
    ['Full name', EVERYONE.fullName],
    ['Email', EVERYONE.email],
    ['Password', EVERYONE.password],
    ['Confirm password', EVERYONE.password],
    ['Birth date', EVERYONE.birthDate],
  ] as const;
  for (const [label, value] of texts) fireEvent.change(form.getByLabelText(label), { target: { value } });
  await user.click(form.getByRole('checkbox', { name: 'I am at least 13 years old' }));
  await pass(10);
  await user.click(form.getByRole('button', { name: 'Create Account' }));
  for (let turn = 0; turn < 5; turn += 1) await pass(20);
}

const question = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your question/ });

describe('a visitor who asks an alum', () => {
  it('sees whom they ask, and saves the question with the account', async () => {
    server.respond(SAVE_ROUTE, reply(204));
    const { user, place } = await open('ask=21&next=%2Falumni%2F21');
    expect(
      await screen.findByRole('heading', { name: 'You’re asking Alex Sample from Boston University' }),
    ).toBeInTheDocument();
    fireEvent.change(await question(), { target: { value: 'How big are the first classes?' } });
    await register(user);

    expect(server.callsTo(SAVE_ROUTE).map(({ body }) => body)).toEqual([{ message: 'How big are the first classes?' }]);
    expect(server.callsTo('POST /api/register')[0]!.body).toMatchObject({
      username: expect.stringMatching(/^robinexample\d{3}$/),
      isAgeVerified: true,
      questionTo: 21,
    });
    expect(place()).toBe('/alumni/21');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sees the saved question even if the list of requests was loaded before it was saved', async () => {
    const reads = server.holdRequests('GET /api/connections/drafts');
    const saves = server.holdRequests(SAVE_ROUTE);
    const { user } = await open('ask=21&next=%2Falumni%2F21');
    const message = (await question()).value;
    await register(user);
    await waitFor(() => expect(reads).toHaveLength(1));

    saves[0]!.answer(reply(204));
    await waitFor(() => expect(reads).toHaveLength(2));
    reads[0]!.answer([]);
    const saved = { userId: 21, displayName: 'Alex Sample', avatarUrl: null, isSample: false, message, refusal: null };
    reads[1]!.answer([{ ...saved, savedAt: '2026-11-21T12:00:00.000Z' }]);
    expect(await screen.findByText("Request saved. We'll send it when you confirm your email.")).toBeInTheDocument();
  });

  it('saves the default text if it was not changed', async () => {
    server.respond(SAVE_ROUTE, reply(204));
    const { user } = await open('ask=21&next=%2Falumni%2F21');
    const usual = (await question()).value;
    expect(usual).not.toBe('');
    await register(user);

    expect(server.callsTo(SAVE_ROUTE)[0]!.body).toEqual({ message: usual });
  });

  it('finds the question in the composer if it could not be saved', async () => {
    server.respond(SAVE_ROUTE, problem(500));
    const { user } = await open('ask=21&next=%2Falumni%2F21');
    fireEvent.change(await question(), { target: { value: 'How big are the first classes?' } });
    await register(user);

    const dialog = within(await screen.findByRole('dialog', { name: 'Connect with Alex Sample' }));
    expect(dialog.getByText('You wrote this before you signed in.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Your message')).toHaveValue('How big are the first classes?');
  });

  it('finds the question again after a reload', async () => {
    await open('ask=21&next=%2Falumni%2F21');
    fireEvent.change(await question(), { target: { value: 'How big are the first classes?' } });
    cleanup();
    await open('ask=21&next=%2Falumni%2F21');

    expect(await question()).toHaveValue('How big are the first classes?');
  });

  it('asks the only alum of a college, or chooses later', async () => {
    server.respond(SEARCH_ROUTE, reply(200, [anAlumniUser()], { 'X-Total-Count': '1' }));
    server.respond('GET /api/colleges', []);
    server.respond('GET /api/alumni/stats', { byCollege: [], byMajor: [] });
    const { user, place } = await open(`next=${encodeURIComponent('/find-alumni?college=Boston+University')}`);
    expect(await screen.findByRole('radio', { name: /^Alex Sample/ })).toBeChecked();
    expect(await question()).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Choose later' }));
    expect(screen.getByRole('heading', { name: 'Ask an alum of Boston University' })).toBeInTheDocument();
    await register(user);

    expect(server.callsTo(SAVE_ROUTE)).toEqual([]);
    expect(server.callsTo('POST /api/register')[0]!.body).not.toHaveProperty('questionTo');
    expect(place()).toBe('/find-alumni?college=Boston+University');
  });

  it('chooses among the alumni of a college, or later', async () => {
    const otherAlum = { ...anAlumniUser(), id: 22, fullName: 'Robin Other' };
    server.respond(SEARCH_ROUTE, reply(200, [anAlumniUser(), otherAlum], { 'X-Total-Count': '2' }));
    server.respond(SAVE_ROUTE, reply(204));
    const { user, place } = await open(`next=${encodeURIComponent('/find-alumni?college=Boston+University')}`);
    expect(await screen.findByRole('heading', { name: 'Ask an alum of Boston University' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Choose later' })).toBeChecked();
    expect(server.callsTo(SEARCH_ROUTE)[0]!.query.get('college')).toBe('Boston University');
    await user.click(screen.getByRole('radio', { name: /^Alex Sample/ }));
    expect(await question()).toBeInTheDocument();
    await register(user);

    expect(server.callsTo(SAVE_ROUTE)).toHaveLength(1);
    expect(place()).toBe('/alumni/21');
  });

  it('replaces the default text on typing, but not their own', async () => {
    const { user } = await open('ask=21&next=%2Falumni%2F21');
    const field = await question();
    await user.click(field);
    await user.keyboard('How big');
    expect(field).toHaveValue('How big');
    await user.click(screen.getByLabelText('Full name'));
    await user.click(field);
    await user.keyboard(' are they?');
    expect(field).toHaveValue('How big are they?');
  });

  it('replaces the default text also after reaching it with the keyboard', async () => {
    const { user } = await open('ask=21&next=%2Falumni%2F21');
    const field = await question();
    await user.click(screen.getByRole('radio', { name: 'Student' }));
    await user.tab({ shift: true });
    expect(field).toHaveFocus();
    await user.keyboard('How big');
    expect(field).toHaveValue('How big');
  });

  describe('among many alumni of a college', () => {
    const MAJORS = ['Biology', 'History', 'Music', 'Physics', 'Law', 'Nursing', 'Drama', 'Math', 'Art', 'Engineering'];
    const alumni = MAJORS.map((major, index) =>
      anAlumniUser({ id: 31 + index, fullName: `Alum ${index + 1}` }, { major, graduationYear: 2015 }),
    );
    const address = `next=${encodeURIComponent('/find-alumni?college=Boston+University')}`;
    const names = () => screen.getAllByRole('radio', { name: /^Alum \d/ }).map((radio) => radio.closest('label')!);
    const showMore = () => screen.queryByRole('button', { name: 'Show more alumni' });

    beforeEach(() => {
      server.respond(SEARCH_ROUTE, ({ query }) => {
        const offset = Number(query.get('offset') ?? 0);
        return reply(200, alumni.slice(offset, offset + 9), { 'X-Total-Count': String(alumni.length) });
      });
      server.respond('GET /api/alumni/40', anAlumniPage({ id: 40, fullName: 'Alum 10' }));
      server.respond('GET /api/alumni/40/thanks', []);
      server.respond(SAVE_ROUTE.replace('21', '40'), reply(204));
    });

    async function openAll() {
      const page = await open(address);
      await screen.findByRole('radio', { name: /^Alum 1/ });
      await page.user.click(showMore()!);
      await page.user.click(showMore()!);
      await pass(20);
      return page;
    }

    it('sees three with their majors, and the others on request', async () => {
      const { user } = await open(address);
      await screen.findByRole('radio', { name: /^Alum 1/ });
      expect(names()).toHaveLength(3);
      expect(names()[0]).toHaveTextContent('Biology · Class of 2015');
      await user.click(showMore()!);
      expect(names()).toHaveLength(9);
      expect(screen.getByRole('radio', { name: /^Alum 4/ })).toHaveFocus();
      await user.click(showMore()!);
      await pass(20);
      expect(names()).toHaveLength(10);
      expect(names()[9]).toHaveTextContent('Engineering');
      expect(showMore()).not.toBeInTheDocument();
      expect(screen.getByRole('radio', { name: /^Alum 10/ })).toHaveFocus();
    });

    it('finds the chosen alum and the question again after a reload', async () => {
      const { user } = await openAll();
      await user.click(screen.getByRole('radio', { name: /^Alum 10/ }));
      fireEvent.change(await question(), { target: { value: 'How big are the first classes?' } });
      cleanup();
      await open(address);

      expect(await screen.findByRole('radio', { name: /^Alum 10/ })).toBeChecked();
      expect(await question()).toHaveValue('How big are the first classes?');
    });

    it('leaves nothing in the tab after the question is saved', async () => {
      const { user } = await openAll();
      await user.click(screen.getByRole('radio', { name: /^Alum 10/ }));
      await question();
      expect(hasDrafts()).toBe(true);
      await register(user);
      expect(server.callsTo('PUT /api/connections/drafts/40')).toHaveLength(1);
      expect(hasDrafts()).toBe(false);
    });

    it('finds "Choose later" again after a reload', async () => {
      const { user } = await openAll();
      await user.click(screen.getByRole('radio', { name: /^Alum 10/ }));
      await user.click(screen.getByRole('radio', { name: 'Choose later' }));
      cleanup();
      await open(address);
      await screen.findByRole('radio', { name: /^Alum 1/ });
      expect(screen.getByRole('radio', { name: 'Choose later' })).toBeChecked();
    });
  });

  it('is not asked for a question as a college administrator', async () => {
    const { user } = await open('ask=21&next=%2Falumni%2F21');
    await user.click(screen.getByRole('radio', { name: 'College Admin' }));

    expect(screen.queryByRole('textbox', { name: /^Your question/ })).not.toBeInTheDocument();
  });
});
