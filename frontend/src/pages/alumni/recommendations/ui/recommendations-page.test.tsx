import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStanding } from '@test/support/alumni';
import { goesOnline } from '@test/support/browser';
import { pass, toastOnShow } from '@test/support/sign-in';
import { anAlum, aStudent } from '@test/support/people';
import { anotherRecommendation, aRaise, aRecommendation } from '@test/support/recommendations';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { ProfileSuggestion, Recommendation } from '../api/recommendations';

const GENERATE_ROUTE = 'POST /api/recommendations/generate';
const ANSWER = 'PATCH /api/recommendations/61/status';

async function open(
  found: Recommendation[],
  { raises = [], address = '/recommendations' }: { raises?: ProfileSuggestion[]; address?: string } = {},
) {
  server.respondByDefault('GET /api/recommendations', found);
  server.respondByDefault('GET /api/recommendations/dials', { order: [], raises });
  server.respondByDefault('GET /api/matches', []);
  const page = visit(address, { as: aStudent() });
  await screen.findByRole('heading', { level: 1, name: 'Mentor Recommendations' });
  return page;
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const generateButton = () => screen.getByRole('button', { name: /Generat/ });

describe('the recommendations page', () => {
  it('is restricted to students', async () => {
    visit('/recommendations', { as: anAlum() });
    await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
  });

  it('shows mentors with score and reasons, also as text', async () => {
    await open([aRecommendation()]);
    const kim = await card('Kim Example');
    expect(kim.getByRole('meter', { name: 'Match with Kim Example' })).toHaveAttribute(
      'aria-valuetext',
      '62%, Good Match',
    );
    const reasons = within(kim.getByRole('list', { name: 'Why you match' })).getAllByRole('listitem');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Studied Biology, your intended major30 of 30 points',
      'Works in Healthcare, an industry you prefer15 of 15 points',
      'Names research, as your goals do12 of 20 points',
    ]);
    const skills = within(kim.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
    expect(skills.map(({ textContent }) => textContent)).toEqual(['Microscopy', 'Statistics', 'Writing', 'Teaching']);
    expect(kim.getByText('9+ years')).toBeInTheDocument();
    expect(kim.getByRole('link', { name: 'Kim Example' })).toHaveAttribute('href', '/alumni/8');
  });

  it('shows defaults for missing details of a mentor', async () => {
    const nothing = { currentPosition: null, company: null, yearsOfExperience: null, industry: null, skills: null };
    await open([aRecommendation({ profile: nothing })]);
    const kim = await card('Kim Example');
    for (const text of ['Professional', 'Industry Expert', '0+ years', 'Various']) {
      expect(kim.getByText(text)).toBeInTheDocument();
    }
    expect(kim.queryByRole('list', { name: 'Skills' })).not.toBeInTheDocument();
  });

  it('shows counts on the tabs, and the selected tab in the URL', async () => {
    const { user, place } = await open([
      aRecommendation(),
      anotherRecommendation({ status: 'accepted', mentor: { connectionStatus: 'pending' } }),
      aRecommendation({ id: 63, isExpired: true }),
      aRecommendation({ id: 64, status: 'declined' }),
    ]);
    expect(await screen.findByRole('tab', { name: 'Discover Mentors (1)' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Accepted (1)' }));
    await waitFor(() => expect(place()).toBe('/recommendations?tab=accepted'));
    expect(await card('Lee Sample')).toBeTruthy();
  });

  it('shows the date of expired recommendations, without actions', async () => {
    await open([aRecommendation({ isExpired: true })]);
    const kim = await card('Kim Example');
    expect(kim.getByText('Expired on Feb 4, 2026')).toBeInTheDocument();
    expect(kim.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers to retry when loading fails', async () => {
    server.respond('GET /api/recommendations', problem(500));
    const { user } = await open([]);
    const failure = within(await screen.findByRole('alert'));
    server.respond('GET /api/recommendations', [aRecommendation()]);
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await card('Kim Example')).toBeTruthy();
  });
});

describe('generating recommendations', () => {
  it('shows how many were found', async () => {
    const { user } = await open([]);
    const pendingRequests = server.holdRequests(GENERATE_ROUTE);
    await user.click(await screen.findByRole('button', { name: 'Get Started' }));
    expect(generateButton()).toHaveTextContent('Generating...');
    server.respond('GET /api/recommendations', [aRecommendation(), anotherRecommendation()]);
    pendingRequests[0]!.answer({ count: 2 });
    expect(await toastOnShow()).toEqual([
      'New Recommendations Generated',
      'Found 2 potential mentors perfectly matched to your profile.',
    ]);
    expect(await card('Kim Example')).toBeTruthy();
  });

  it('calls no matches weak that are strong with the weights of the student', async () => {
    const address = '/recommendations?major=100&considered=0&availability=0';
    await open([aRecommendation({ matchScore: 22 })], { address });
    expect((await card('Kim Example')).getByText('Excellent Match')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'browse all alumni' })).not.toBeInTheDocument();
  });

  it('says if the closest mentors are weak matches', async () => {
    const { user } = await open([]);
    server.respond(GENERATE_ROUTE, { count: 1 });
    const button = await screen.findByRole('button', { name: 'Get Started' });
    server.respond('GET /api/recommendations', [aRecommendation({ matchScore: 22 })]);
    await user.click(button);
    expect(await toastOnShow()).toEqual([
      'New Recommendations Generated',
      'No strong matches yet. These are your closest matches.',
    ]);
    expect((await card('Kim Example')).getByText('Fair Match')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tell us a bit more' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=details',
    );
    expect(screen.getByRole('link', { name: 'browse all alumni' })).toHaveAttribute('href', '/find-alumni');
  });

  it('sends one request on a double click', async () => {
    const { user } = await open([aRecommendation()]);
    const pendingRequests = server.holdRequests(GENERATE_ROUTE);
    await screen.findByRole('article', { name: 'Kim Example' });
    await user.dblClick(generateButton());
    pendingRequests[0]!.answer({ count: 1 });
    await toastOnShow();
    expect(pendingRequests).toHaveLength(1);
  });

  it('explains what happens after more than a second', async () => {
    const { user } = await open([aRecommendation()]);
    await screen.findByRole('article', { name: 'Kim Example' });
    const pendingRequests = server.holdRequests(GENERATE_ROUTE);
    jest.useFakeTimers();
    try {
      await user.click(generateButton());
      await pass(900);
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      await pass(200);
      expect(screen.getByRole('progressbar', { name: 'Looking for mentors' })).toBeInTheDocument();
      expect(screen.getByText(/scoring each match/)).toBeInTheDocument();
      pendingRequests[0]!.answer({ count: 1 });
      await pass(10);
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows profile suggestions instead of a success message when no one fits', async () => {
    const { user } = await open([], { raises: [aRaise()] });
    server.respond(GENERATE_ROUTE, { count: 0 });
    await screen.findByText(/show you why each person matches/);
    await user.click(screen.getByRole('button', { name: 'Get Started' }));
    expect(await screen.findByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=details#careerGoals',
    );
    expect(screen.getByText('12 more mentors with a match above 70')).toBeInTheDocument();
    expect(screen.queryByText('New Recommendations Generated')).not.toBeInTheDocument();
  });

  it('starts with the profile if it is empty', async () => {
    const missing = [
      'intendedMajor',
      'schoolsConsidering',
      'careerGoals',
      'skillsToLearn',
      'preferredIndustries',
      'location',
    ] as const;
    await open([], { raises: missing.map((field) => aRaise({ field, what: `Add ${field}`, more: 0 })) });
    expect(await screen.findByRole('heading', { name: 'No Recommendations Yet' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=details#intendedMajor',
    );
  });

  it.each([
    [500, {}, 'Unable to generate recommendations. Please try again.'],
    [429, { 'Retry-After': '1800' }, 'Slow down. Try again in 30 minutes.'],
  ])('shows an error when it fails with %i', async (status, headers, text) => {
    const { user } = await open([]);
    server.respond(GENERATE_ROUTE, problem(status, 'Slow down.', {}, headers));
    await user.click(await screen.findByRole('button', { name: 'Get Started' }));
    expect(await toastOnShow()).toEqual(['Generation Failed', text]);
  });
});

describe('connecting with a recommended mentor', () => {
  const UNDO_ROUTE = 'POST /api/recommendations/61/undo';
  const connect = async () => (await card('Kim Example')).getByRole('button', { name: 'Connect with Kim Example' });
  const composer = async () => within(await screen.findByRole('form', { name: 'Connection request' }));

  beforeEach(() => {
    const { id } = aRecommendation().mentor;
    server.respond(`GET /api/connections/with/${id}`, aStanding());
  });

  it('sends an edited message, and moves the focus to the next card', async () => {
    const { user } = await open([aRecommendation(), anotherRecommendation()]);
    const pendingRequests = server.holdRequests(ANSWER);
    await user.click(await connect());
    const form = await composer();
    const message = form.getByLabelText('Your message');
    expect(message).not.toHaveValue('');
    fireEvent.change(message, { target: { value: 'How did you choose your field?' } });
    await user.dblClick(form.getByRole('button', { name: 'Send request' }));
    const accepted = aRecommendation({ status: 'accepted', mentor: { connectionStatus: 'pending' } });
    server.respond('GET /api/recommendations', [accepted, anotherRecommendation()]);
    pendingRequests[0]!.answer(accepted);
    expect((await toastOnShow()).slice(0, 2)).toEqual([
      'Mentor Request Sent',
      'Your mentorship request has been sent successfully.',
    ]);
    expect(pendingRequests).toHaveLength(1);
    expect(server.callsTo(ANSWER)[0]?.body).toEqual({
      status: 'accepted',
      message: 'How did you choose your field?',
    });
    expect(await screen.findByRole('tab', { name: 'Accepted (1)' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: 'Lee Sample' })).toHaveFocus());
  });

  it('can be undone, which restores the card', async () => {
    const { user } = await open([aRecommendation(), anotherRecommendation()]);
    const accepted = aRecommendation({ status: 'accepted', mentor: { connectionStatus: 'pending' } });
    server.respond(ANSWER, () => {
      server.respond('GET /api/recommendations', [accepted, anotherRecommendation()]);
      return accepted;
    });
    await user.click(await connect());
    await user.click((await composer()).getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Kim Example' })).not.toBeInTheDocument());
    server.respond(UNDO_ROUTE, () => {
      server.respond('GET /api/recommendations', [aRecommendation(), anotherRecommendation()]);
      return aRecommendation();
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await connect()).toBeEnabled();
    expect(server.callsTo(UNDO_ROUTE)).toHaveLength(1);
  });

  it('shows the reason for a rejection in the form, and keeps the card', async () => {
    const { user } = await open([aRecommendation()]);
    server.respond(ANSWER, problem(403, 'Kim Example takes no requests at the moment.'));
    await user.click(await connect());
    const form = await composer();
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Kim Example takes no requests at the moment.');
  });

  it('is disabled while offline', async () => {
    const { user } = await open([aRecommendation()]);
    await user.click(await connect());
    const form = await composer();
    act(() => goesOnline(false));
    expect(form.getByRole('button', { name: 'Send request' })).toBeDisabled();
    act(() => goesOnline(true));
    expect(form.getByRole('button', { name: 'Send request' })).toBeEnabled();
  });
});

describe('passing on a recommended mentor', () => {
  const findPassButton = async () => (await card('Kim Example')).getByRole('button', { name: 'Pass on Kim Example' });

  it('removes the card immediately, and can be undone', async () => {
    const { user } = await open([aRecommendation(), anotherRecommendation()]);
    const pendingRequests = server.holdRequests(ANSWER);
    await user.click(await findPassButton());
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Kim Example' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: 'Lee Sample' })).toHaveFocus());
    expect(server.callsTo(ANSWER)[0]?.body).toEqual({ status: 'declined' });

    const declined = aRecommendation({ status: 'declined' });
    server.respond('GET /api/recommendations', [declined, anotherRecommendation()]);
    pendingRequests[0]!.answer(declined);
    expect((await toastOnShow()).slice(0, 2)).toEqual([
      'Recommendation Declined',
      'Recommendation removed from your list.',
    ]);
    server.respond('POST /api/recommendations/61/undo', () => {
      server.respond('GET /api/recommendations', [aRecommendation(), anotherRecommendation()]);
      return aRecommendation();
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await card('Kim Example')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: 'Kim Example' })).toHaveFocus());
  });

  it('restores the card when the server rejects it', async () => {
    const { user } = await open([aRecommendation()]);
    server.respond(ANSWER, problem(500));
    await user.click(await findPassButton());
    expect(await toastOnShow()).toEqual(['Update Failed', 'Unable to update recommendation status.']);
    expect(await card('Kim Example')).toBeTruthy();
  });

  it('can include a reason', async () => {
    const { user } = await open([aRecommendation()]);
    server.respond(ANSWER, aRecommendation({ status: 'declined' }));
    await user.click((await card('Kim Example')).getByRole('button', { name: /^Pass and say why/ }));
    const form = within(await screen.findByRole('form', { name: 'Why are you passing?' }));
    await user.click(form.getByRole('radio', { name: 'Not my field' }));
    await user.type(form.getByLabelText(/Anything to add?/), 'I look for chemists.');
    server.respond('GET /api/recommendations', [aRecommendation({ status: 'declined' })]);
    await user.click(form.getByRole('button', { name: 'Pass' }));
    expect((await toastOnShow())[0]).toBe('Recommendation Declined');
    expect(server.callsTo(ANSWER)[0]?.body).toEqual({
      status: 'declined',
      reason: 'Not my field: I look for chemists.',
    });
  });
});
