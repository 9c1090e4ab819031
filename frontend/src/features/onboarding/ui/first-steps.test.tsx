import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@test/support/account';
import { toastOnShow } from '@test/support/entrance';
import { anAlum, aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { Onboarding, OnboardingStep, User } from '@/shared/api';

const GET = 'GET /api/onboarding';
const PATCH = 'PATCH /api/onboarding';

const step = (id: OnboardingStep['id'], but: Partial<OnboardingStep> = {}): OnboardingStep => ({
  id,
  isDone: false,
  count: null,
  goal: null,
  ...but,
});
const FIRST_REQUEST = step('first-request');
const colleges = (count: number) => step('save-colleges', { count, goal: 3, isDone: count >= 3 });
const anOnboarding = (but: Partial<Onboarding> = {}): Onboarding => ({
  steps: [step('profile'), step('visibility'), colleges(1), FIRST_REQUEST],
  completedSteps: [],
  isCompleted: false,
  skippedAt: null,
  completedAt: null,
  ...but,
});
const DONE = [
  step('profile', { isDone: true }),
  step('visibility', { isDone: true }),
  colleges(3),
  { ...FIRST_REQUEST, isDone: true },
];
const IDS = ['profile', 'visibility', 'save-colleges', 'first-request'];

async function enter(onboarding: Onboarding, as: User = aStudent()) {
  server.answers(GET, onboarding);
  const page = visit('/', { as });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return page;
}
const card = () => within(screen.getByRole('region', { name: 'First steps' }));

describe('the first steps', () => {
  it('lead to where each is done', async () => {
    await enter(anOnboarding());
    const places = card()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(places).toEqual([
      ['Tell us about yourself', '/profile-settings?tab=details'],
      ['Choose who can see your profile', '/profile-settings?tab=privacy'],
      ['Save 3 colleges', '/colleges'],
      ['Ask your first mentor', '/recommendations'],
    ]);
    expect(card().getByText(/1 of 3 so far/)).toBeInTheDocument();
    expect(card().getByRole('progressbar', { name: 'First steps' })).toHaveAttribute('value', '0');
  });

  it('are the two of an alum', async () => {
    const steps = [step('profile', { isDone: true }), step('visibility')];
    await enter(anOnboarding({ steps, completedSteps: ['profile'] }), anAlum());
    expect(card().getByText('1 of 2 done')).toBeInTheDocument();
  });

  it('tell the server once of what is done and not kept', async () => {
    const steps = [step('profile', { isDone: true }), step('visibility'), colleges(0)];
    server.answers(PATCH, anOnboarding({ steps }));
    await enter(anOnboarding({ steps }));
    await waitFor(() => expect(server.callsTo(PATCH)).toHaveLength(1));
    expect(server.callsTo(PATCH)[0]!.body).toEqual({ completedSteps: ['profile'] });
    await card().findByText('1 of 3 done');
    expect(server.callsTo(PATCH)).toHaveLength(1);
  });

  it('end with a quiet word, for who sees the last one done', async () => {
    server.answers(PATCH, anOnboarding({ steps: DONE, completedSteps: IDS, completedAt: '2026-01-05T12:00:00.000Z' }));
    await enter(anOnboarding({ steps: DONE, completedSteps: ['profile', 'visibility', 'first-request'] }));
    expect(await screen.findByText('You are all set')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });

  it.each([
    ['done', { steps: DONE, completedSteps: IDS, completedAt: '2026-01-05T12:00:00.000Z' }],
    ['put away', { skippedAt: '2026-01-05T12:00:00.000Z' }],
    ['none', { steps: [] }],
  ])('are not there when they are %s', async (_, but) => {
    await enter(anOnboarding(but));
    expect(screen.queryByText('First steps')).not.toBeInTheDocument();
    expect(screen.queryByText('You are all set')).not.toBeInTheDocument();
  });

  it('leave the dashboard alone when they cannot be read', async () => {
    server.answers(GET, problem(500));
    visit('/', { as: aStudent() });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('putting the first steps away', () => {
  const SKIPPED = anOnboarding({ skippedAt: '2026-01-05T12:00:00.000Z' });

  it('takes a press, and another one to take it back', async () => {
    server.answers(PATCH, SKIPPED);
    const { user } = await enter(anOnboarding());
    await user.click(card().getByRole('button', { name: 'Skip' }));
    expect((await toastOnShow())[0]).toBe('First steps hidden');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();

    server.answers(PATCH, anOnboarding());
    await user.click(screen.getByRole('button', { name: 'Bring them back' }));
    await screen.findByRole('region', { name: 'First steps' });
    expect(server.callsTo(PATCH).map(({ body }) => body)).toEqual([{ skipped: true }, { skipped: false }]);
  });

  it('says when it did not work', async () => {
    server.answers(PATCH, problem(500));
    const { user } = await enter(anOnboarding());
    await user.click(card().getByRole('button', { name: 'Skip' }));
    expect(await toastOnShow()).toEqual(['Error', 'Server error. Please try again later.']);
    expect(card().getByRole('button', { name: 'Skip' })).toBeEnabled();
  });

  it('can be undone in the settings', async () => {
    server.answers(GET, SKIPPED);
    server.answers(PATCH, anOnboarding());
    const { user } = await openSettings('profile');
    await user.click(await screen.findByRole('button', { name: 'Show the first steps again' }));
    expect(await screen.findByText(/The first steps are back on your/)).toBeInTheDocument();
    expect(server.callsTo(PATCH)[0]!.body).toEqual({ skipped: false });
  });
});
