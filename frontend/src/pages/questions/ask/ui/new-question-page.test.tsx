import { screen, waitFor } from '@testing-library/react';
import { aStudent, anAlum } from '@test/support/people';
import { anAlumniUser } from '@test/support/alumni';
import { aCollegeInDetail } from '@test/support/colleges';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const PREPARE = 'POST /api/figure-questions';
const CONNECT = 'POST /api/connections';
const ASK_OPENLY = 'POST /api/open-questions';
const ADDRESS = '/questions/new?collegeId=12&figure=net_price';
const TEXT = 'Hi, I’m looking at Boston University. Was the price close to what you paid?';
const ABOUT = { collegeId: 12, figure: 'net_price', cip: null, level: null };

const alumnus = anAlumniUser({ id: 21, fullName: 'Alex Sample' });
const question = () => screen.findByLabelText('Your question');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  server.respond('GET /api/colleges/12', aCollegeInDetail());
  server.respond(PREPARE, { text: TEXT, alumnus });
});

describe('a prepared question', () => {
  it('is sent to the alum with what it is about', async () => {
    server.respond(CONNECT, reply(201, {}));
    const { user } = visit(ADDRESS, { as: aStudent() });
    expect(await question()).toHaveValue(TEXT);
    expect(await screen.findByText('Average price after grants, per year, Boston University')).toBeInTheDocument();
    expect(server.callsTo(PREPARE)[0]?.body).toEqual(ABOUT);
    await user.type(await question(), ' Thank you.');
    await user.click(button('Send to Alex Sample'));
    expect(await screen.findByRole('heading', { name: 'Sent to Alex Sample' })).toHaveFocus();
    expect(server.callsTo(CONNECT)[0]?.body).toEqual({ toUserId: 21, message: `${TEXT} Thank you.`, about: ABOUT });
    expect(screen.getByRole('link', { name: 'Open Messages' })).toHaveAttribute('href', '/messages?with=21');
  });

  it.each([
    [false, 'We’re looking for someone to answer'],
    [true, 'You joined this question'],
  ])('can be asked openly without a name; joined: %s', async (isJoined, title) => {
    server.respond(ASK_OPENLY, reply(201, { id: 5, isJoined }));
    const { user } = visit(ADDRESS, { as: aStudent() });
    await question();
    await user.click(button('Ask openly'));
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(server.callsTo(ASK_OPENLY)[0]?.body).toEqual({ ...ABOUT, text: TEXT, isAnonymous: true });
    expect(screen.getByRole('link', { name: 'See your question' })).toHaveAttribute('href', '/questions/5');
  });

  it('is asked openly if no alum can take it', async () => {
    server.respond(PREPARE, { text: TEXT, alumnus: null });
    visit(ADDRESS, { as: aStudent() });
    await question();
    expect(screen.getByText(/^No alum of this college can take your question/)).toBeInTheDocument();
    expect(button('Ask openly')).toHaveAttribute('type', 'submit');
  });

  it('is kept if sending it fails, with the reason', async () => {
    server.respond(CONNECT, problem(409, 'You have 5 open requests.'));
    const { user } = visit(ADDRESS, { as: aStudent() });
    await question();
    await user.click(button('Send to Alex Sample'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have 5 open requests.');
    expect(await question()).toHaveValue(TEXT);
  });

  it('has to have 20 characters', async () => {
    const { user } = visit(ADDRESS, { as: aStudent() });
    await user.clear(await question());
    expect(screen.getByText('Write at least 20 characters.')).toBeInTheDocument();
    expect(button('Send to Alex Sample')).toBeDisabled();
  });

  it('is saved until the email is confirmed', async () => {
    server.respond('PUT /api/connections/drafts/21', reply(204));
    const { user } = visit(ADDRESS, { as: aStudent({ emailVerified: false }) });
    await question();
    expect(screen.queryByRole('button', { name: 'Ask openly' })).not.toBeInTheDocument();
    await user.click(button('Save for Alex Sample'));
    expect(await screen.findByRole('heading', { name: 'Saved for Alex Sample' })).toBeInTheDocument();
    expect(server.callsTo('PUT /api/connections/drafts/21')[0]?.body).toEqual({ message: TEXT, about: ABOUT });
  });

  it('can be loaded again after an error', async () => {
    server.respond(PREPARE, problem(500, 'Something went wrong'));
    const { user } = visit(ADDRESS, { as: aStudent() });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.respond(PREPARE, { text: TEXT, alumnus });
    await user.click(retry);
    expect(await question()).toHaveValue(TEXT);
  });

  it('says when its figure is unknown', async () => {
    server.respond(PREPARE, problem(400, 'Choose a figure from the list'));
    visit(ADDRESS, { as: aStudent() });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t find what you want to ask about.');
  });
});

describe('the page without a question', () => {
  it('leads visitors to an account and back', async () => {
    visit(ADDRESS);
    const link = await screen.findByRole('link', { name: 'Create a student account' });
    expect(link).toHaveAttribute('href', `/auth?tab=register&next=${encodeURIComponent(ADDRESS)}`);
    await waitFor(() => expect(server.callsTo(PREPARE)).toHaveLength(0));
  });

  it('says that alumni can’t ask', async () => {
    visit(ADDRESS, { as: anAlum() });
    expect(await screen.findByRole('heading', { name: 'Only students can ask' })).toBeInTheDocument();
  });

  it('asks for a college', async () => {
    visit('/questions/new?figure=net_price', { as: aStudent() });
    expect(await screen.findByRole('heading', { name: 'Choose a college first' })).toBeInTheDocument();
  });
});
