import { screen, waitFor, within } from '@testing-library/react';
import { answerSettings, aProfile, openSettings } from '@test/support/account';
import { aCollege, aCollegeInDetail } from '@test/support/colleges';
import { toastOnShow } from '@test/support/sign-in';
import { anAlum, aStudent } from '@test/support/people';
import { aStudentProfile } from '@test/support/profiles';
import { problem, reply, server, type Call } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { AccountProfile } from '@/entities/account';
import type { Onboarding, OnboardingStepId } from '@/features/onboarding';
import { readOriginCollege, storeOriginCollege } from '@/features/onboarding/model/origin-college';
import type { User } from '@/shared/auth';

const GET_ROUTE = 'GET /api/onboarding';
const PATCH_ROUTE = 'PATCH /api/onboarding';
const STUDENT = ['major', 'colleges', 'goals'] as const;
const ALUM = ['mentoring', 'hours', 'email'] as const;

const progress = (
  ids: readonly OnboardingStepId[],
  done: readonly string[] = [],
  overrides: Partial<Onboarding> = {},
): Onboarding => ({
  steps: ids.map((id) => ({ id, isDone: done.includes(id) })),
  completedSteps: [...done],
  isCompleted: ids.every((id) => done.includes(id)),
  skippedAt: null,
  completedAt: null,
  ...overrides,
});

/** Makes the server store the changes it receives. */
function stubProgress(ids: readonly OnboardingStepId[], done: string[] = []) {
  server.respond(GET_ROUTE, () => progress(ids, done));
  server.respond(PATCH_ROUTE, ({ body }: Call) => {
    const { completedSteps = [], skipped } = body as { completedSteps?: string[]; skipped?: boolean };
    done.push(...completedSteps);
    return progress(ids, done, skipped ? { skippedAt: '2026-01-05T12:00:00.000Z' } : {});
  });
}

async function open(
  as: User = aStudent(),
  { address = '/welcome', profile }: { address?: string; profile?: AccountProfile } = {},
) {
  if (profile) server.respond('GET /api/user/profile', profile);
  const page = visit(address, { as });
  await screen.findByText(/^Step \d of 3$/);
  return page;
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const shows = (text: string) => screen.findByRole('heading', { level: 1, name: text });
// Text for screen readers only may have a space before it.
const matchesSkipButton = (name: string) => (shown: string) => shown.replace(' :', ':') === `Skip: ${name}`;
const sentChanges = () => server.callsTo(PATCH_ROUTE).map(({ body }) => body);

const MAJOR_TITLE = 'What do you want to study?';
const COLLEGES_TITLE = 'Which colleges interest you?';
const GOALS_TITLE = 'What are your career goals?';

describe('the onboarding of a student', () => {
  it('asks for a major, colleges and goals, then opens the dashboard', async () => {
    stubProgress(STUDENT);
    server.respond('PUT /api/student/profile', aStudentProfile());
    const { user, place } = await open();
    expect(title()).toBe(MAJOR_TITLE);
    await user.type(screen.getByRole('combobox', { name: 'Intended major' }), 'bio');
    await user.click(await screen.findByRole('option', { name: 'Biology' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    await shows(COLLEGES_TITLE);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    await shows(GOALS_TITLE);
    await user.click(screen.getByRole('button', { name: /Find an internship$/ }));
    expect(screen.getByRole('textbox', { name: 'Career goals' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /Choose a major$/ }));
    await user.click(screen.getByRole('button', { name: 'Finish' }));

    await shows('Dashboard');
    expect(place()).toBe('/');
    expect((await toastOnShow())[0]).toBe('You’re all set');
    expect(server.callsTo('PUT /api/student/profile').map(({ body }) => body)).toEqual([
      { intendedMajor: 'Biology' },
      { careerGoals: 'Find an internship\nChoose a major' },
    ]);
    expect(sentChanges()).toEqual(STUDENT.map((id) => ({ completedSteps: [id] })));
  });

  it('accepts a major that is not in the list', async () => {
    stubProgress(STUDENT);
    server.respond('PUT /api/student/profile', aStudentProfile());
    const { user } = await open();
    await user.type(screen.getByRole('combobox', { name: 'Intended major' }), 'Marine biology');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await shows(COLLEGES_TITLE);
    expect(server.callsTo('PUT /api/student/profile')[0]!.body).toEqual({ intendedMajor: 'Marine biology' });
  });

  it('saves a college immediately, and removes it again', async () => {
    stubProgress(STUDENT, ['major']);
    const college = aCollege();
    server.respond('GET /api/colleges', [college]);
    server.respond('PUT /api/saved-colleges/12', reply(204));
    server.respond('DELETE /api/saved-colleges/12', reply(204));
    const { user } = await open();
    await user.type(screen.getByRole('combobox', { name: 'Find a college' }), 'boston');
    await user.click(await screen.findByRole('option', { name: /Boston University/ }));
    const saved = within(await screen.findByRole('region', { name: 'Saved colleges' }));
    expect(saved.getByText('Boston University')).toBeInTheDocument();
    expect(server.callsTo('PUT /api/saved-colleges/12')).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Find a college' })).toHaveValue('');

    await user.click(saved.getByRole('button', { name: 'Remove Boston University' }));
    await waitFor(() => expect(server.callsTo('DELETE /api/saved-colleges/12')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Saved colleges' })).not.toBeInTheDocument();
  });

  it('offers to save the college through which the student came', async () => {
    stubProgress(STUDENT, ['major']);
    storeOriginCollege(aStudent().id, { id: 12 });
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    server.respond('PUT /api/saved-colleges/12', reply(204));
    const { user } = await open();
    expect(await screen.findByRole('checkbox', { name: /^Save Boston University/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await shows(GOALS_TITLE);
    expect(server.callsTo('PUT /api/saved-colleges/12')).toHaveLength(1);
    expect(readOriginCollege(aStudent().id)).toBeUndefined();
  });

  it('offers no college if several have the name under which the student came', async () => {
    stubProgress(STUDENT, ['major']);
    storeOriginCollege(aStudent().id, { name: 'Columbia College' });
    const namesake = { ...aCollegeInDetail(), name: 'Columbia College' };
    server.respond('GET /api/colleges', [
      { ...namesake, id: 1 },
      { ...namesake, id: 2 },
    ]);
    await open();
    await waitFor(() => expect(server.callsTo('GET /api/colleges')).toHaveLength(1));
    expect(screen.queryByRole('checkbox', { name: /^Save Columbia College/ })).not.toBeInTheDocument();
  });

  it('reports a college that was typed but not chosen', async () => {
    stubProgress(STUDENT, ['major']);
    server.respond('GET /api/colleges', []);
    const { user } = await open();
    await user.type(screen.getByRole('combobox', { name: 'Find a college' }), 'my college');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Choose a college from the list, or clear the field.')).toBeInTheDocument();
    expect(title()).toBe(COLLEGES_TITLE);
    expect(sentChanges()).toEqual([]);
  });

  it('continues at the first open screen, with the earlier answer on the screen before it', async () => {
    stubProgress(STUDENT, ['major']);
    const { user, place } = await open(aStudent(), {
      profile: aProfile({ studentProfile: aStudentProfile({ intendedMajor: 'Physics' }) }),
    });
    expect(title()).toBe(COLLEGES_TITLE);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await shows(MAJOR_TITLE);
    expect(place()).toBe('/welcome?step=major');
    expect(screen.getByRole('combobox', { name: 'Intended major' })).toHaveValue('Physics');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('lets each screen be skipped', async () => {
    stubProgress(STUDENT);
    const { user } = await open();
    for (const name of [MAJOR_TITLE, COLLEGES_TITLE, GOALS_TITLE]) {
      await shows(name);
      await user.click(screen.getByRole('button', { name: matchesSkipButton(name) }));
    }
    await shows('Dashboard');
    expect(server.callsTo('PUT /api/student/profile')).toEqual([]);
    expect(sentChanges()).toHaveLength(3);
  });

  it('can be skipped as a whole', async () => {
    stubProgress(STUDENT);
    storeOriginCollege(aStudent().id, { id: 12 });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Skip setup' }));
    await shows('Dashboard');
    expect(readOriginCollege(aStudent().id)).toBeUndefined();
    expect((await toastOnShow())[0]).toBe('Setup skipped');
    expect(sentChanges()).toEqual([{ skipped: true }]);
    expect(screen.queryByRole('region', { name: 'Set up your profile' })).not.toBeInTheDocument();
  });

  it('keeps the screen and the answer when saving fails', async () => {
    stubProgress(STUDENT);
    server.respond('PUT /api/student/profile', problem(500));
    const { user } = await open();
    await user.type(screen.getByRole('combobox', { name: 'Intended major' }), 'History');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Server error. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Intended major' })).toHaveValue('History');
    expect(sentChanges()).toEqual([]);
  });

  it('offers to retry when loading fails', async () => {
    server.respond(GET_ROUTE, problem(500));
    visit('/welcome', { as: aStudent() });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

describe('the onboarding of an alum', () => {
  it('asks about mentoring, hours and the unconfirmed address', async () => {
    stubProgress(ALUM);
    const alum = anAlum({ emailVerified: false });
    server.respond('PUT /api/alumni/profile', { ...alum.alumniProfile!, isWillingToMentor: true });
    server.respond('PATCH /api/privacy/preferences', {});
    server.respond('GET /api/availability', {
      timeZone: 'America/Chicago',
      lengthMinutes: 30,
      noticeHours: 24,
      rules: [],
      daysOff: [],
    });
    const { user } = await open(alum, { profile: aProfile({ ...alum, emailVerified: false }) });
    expect(title()).toBe('Do you want to mentor students?');
    expect(screen.queryByRole('combobox', { name: 'Students at a time' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Yes/ }));
    expect(screen.getByRole('combobox', { name: 'Students at a time' })).toHaveValue('3');
    expect(
      screen.getByRole('radio', { name: /^Everyone \(recommended\).* Anyone on the internet .* without an account/ }),
    ).toBeChecked();
    const card = within(screen.getByRole('figure', { name: 'An example of how you’ll appear in Find Alumni:' }));
    expect(card.getByText(alum.fullName)).toBeInTheDocument();
    // How many of the places are taken isn't loaded here.
    expect(card.queryByText(/more mentee/)).not.toBeInTheDocument();
    expect(card.getByText('Willing to Mentor')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    await shows('When do you have time?');
    expect(server.callsTo('PUT /api/alumni/profile')[0]!.body).toEqual({ isWillingToMentor: true });
    expect(server.callsTo('PATCH /api/privacy/preferences')[0]!.body).toEqual({ isProfileVisible: true });
    expect(await screen.findByRole('button', { name: 'Save and continue' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: matchesSkipButton('When do you have time?') }));

    await shows('Confirm your email');
    expect(screen.getByText(alum.email)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend confirmation' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await shows('Dashboard');
  });

  it('saves how many students the alum mentors at a time', async () => {
    stubProgress(ALUM);
    const alum = anAlum();
    server.respond('PUT /api/alumni/profile', { ...alum.alumniProfile!, isWillingToMentor: true, maxMentees: 1 });
    server.respond('PATCH /api/privacy/preferences', {});
    server.respond('GET /api/availability', problem(500));
    const { user } = await open(alum, { profile: aProfile(alum) });
    await user.click(screen.getByRole('radio', { name: /^Yes/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Students at a time' }), '1');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await shows('When do you have time?');
    expect(server.callsTo('PUT /api/alumni/profile').map(({ body }) => body)).toEqual([
      { isWillingToMentor: true, maxMentees: 1 },
    ]);
  });

  it('says at the end that a mentor is hidden, and offers to change that', async () => {
    stubProgress(ALUM, ['hours', 'email']);
    const alum = anAlum();
    const profile = (change: object) => aProfile({ ...alum, alumniProfile: { ...alum.alumniProfile!, ...change } });
    server.respond('PUT /api/alumni/profile', { ...alum.alumniProfile!, isWillingToMentor: true });
    server.respond('PATCH /api/privacy/preferences', {});
    const { user, place } = await open(alum, { profile: profile({}) });
    await user.click(screen.getByRole('radio', { name: /^Yes/ }));
    await user.click(screen.getByRole('radio', { name: /^No one/ }));
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    server.respond('GET /api/user/profile', profile({ isWillingToMentor: true, visibilityChosenAt: '2026-01-05' }));
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await shows('Dashboard');
    expect(server.callsTo('PATCH /api/privacy/preferences')[0]!.body).toEqual({ isProfileVisible: false });
    expect(await toastOnShow()).toEqual([
      'Setup finished',
      'Students can’t ask you questions yet because your profile isn’t visible.',
      'Change visibility',
    ]);
    answerSettings(aProfile(alum));
    await user.click(screen.getByRole('button', { name: 'Change visibility' }));
    await waitFor(() => expect(place()).toBe('/profile-settings?tab=privacy#isProfileVisible'));
  });
});

describe('the offer on the dashboard', () => {
  const offer = () => within(screen.getByRole('region', { name: 'Set up your profile' }));
  const enter = async (onboarding: Onboarding) => {
    server.respond(GET_ROUTE, onboarding);
    const page = visit('/', { as: aStudent() });
    await shows('Dashboard');
    return page;
  };

  it('links to the onboarding', async () => {
    await enter(progress(STUDENT, ['major']));
    expect(offer().getByRole('link', { name: 'Continue setup' })).toHaveAttribute('href', '/welcome');
    expect(offer().getByText('1 of 3 short questions done.')).toBeInTheDocument();
  });

  it.each([
    ['finished', progress(STUDENT, STUDENT, { completedAt: '2026-01-05T12:00:00.000Z' })],
    ['answered elsewhere', progress(STUDENT, STUDENT)],
    ['skipped', progress(STUDENT, [], { skippedAt: '2026-01-05T12:00:00.000Z' })],
    ['empty', progress([])],
  ])('is hidden if the onboarding is %s', async (_, onboarding) => {
    await enter(onboarding);
    expect(screen.queryByRole('region', { name: 'Set up your profile' })).not.toBeInTheDocument();
  });

  it('can be skipped, and the skipping undone', async () => {
    server.respond(PATCH_ROUTE, progress(STUDENT, [], { skippedAt: '2026-01-05T12:00:00.000Z' }));
    const { user } = await enter(progress(STUDENT));
    await user.click(offer().getByRole('button', { name: 'Skip setup' }));
    expect((await toastOnShow())[0]).toBe('Setup skipped');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    server.respond(PATCH_ROUTE, progress(STUDENT));
    // The toast takes clicks a moment after it is shown.
    await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
    await screen.findByRole('region', { name: 'Set up your profile' });
    expect(sentChanges()).toEqual([{ skipped: true }, { skipped: false }]);
  });

  it('shows an error when skipping fails', async () => {
    server.respond(PATCH_ROUTE, problem(500));
    const { user } = await enter(progress(STUDENT));
    await user.click(offer().getByRole('button', { name: 'Skip setup' }));
    expect(await toastOnShow()).toEqual(['Error', 'Server error. Please try again later.']);
  });

  it('shows no error on the dashboard when loading fails', async () => {
    server.respond(GET_ROUTE, problem(500));
    visit('/', { as: aStudent() });
    await shows('Dashboard');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the profile settings', () => {
  it('link back to a skipped onboarding', async () => {
    server.respond(GET_ROUTE, progress(STUDENT, [], { skippedAt: '2026-01-05T12:00:00.000Z' }));
    await openSettings('profile');
    expect(await screen.findByRole('link', { name: 'Finish setup' })).toHaveAttribute('href', '/welcome');
  });
});
