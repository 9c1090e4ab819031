import { act, screen, waitFor, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { goesOnline } from '@test/support/browser';
import { toastOnShow } from '@test/support/sign-in';
import { anAlumniPage, aShownProfile } from '@test/support/alumni';
import { aCollegeAdmin, anAlum } from '@test/support/people';
import { aPreview, aStudentProfile } from '@test/support/profiles';
import { problem, server } from '@test/support/server';
import type { AccountProfile } from '@/entities/account';
import type { AlumniProfile, OwnProfilePreview, StudentProfile } from '@/entities/profile';

const PATCH_ROUTE = 'PATCH /api/privacy/preferences';
const CHOSEN_AT = '2026-01-05T12:00:00.000Z';
const alumniProfile = anAlum().alumniProfile!;

const alum = (overrides: Partial<AlumniProfile> = {}) =>
  aProfile({ ...anAlum(), alumniProfile: { ...alumniProfile, ...overrides } });
const student = (overrides: Partial<StudentProfile> = {}) => aProfile({ studentProfile: aStudentProfile(overrides) });
const getSwitch = (name: string) => screen.getByRole('switch', { name });

/** Makes the server accept every change, and return the resulting profile. */
function respondToChange(changed: AccountProfile) {
  server.respond(PATCH_ROUTE, () => {
    server.respond('GET /api/user/profile', changed);
    const { isProfileVisible = null, allowStudentConnections = null } = changed.alumniProfile ?? {};
    const { profileVisibility = null } = changed.studentProfile ?? {};
    return { isProfileVisible, allowStudentConnections, profileVisibility, visibilityChosenAt: CHOSEN_AT };
  });
}

afterEach(() => act(() => goesOnline(true)));

describe('the privacy of an alum', () => {
  const card = () => screen.queryByText(/^You haven’t chosen yet. Until you do, members see only/);

  it('shows that no choice was made, and asks for it', async () => {
    respondToChange(alum({ isProfileVisible: false, visibilityChosenAt: CHOSEN_AT }));
    const { user } = await openSettings('privacy', alum());
    expect(card()).toBeInTheDocument();
    expect(getSwitch('Visible profile')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Hide my profile' }));
    expect(await toastOnShow()).toEqual(['Privacy settings updated']);
    expect(server.callsTo(PATCH_ROUTE)[0]!.body).toEqual({ isProfileVisible: false });
    expect(card()).not.toBeInTheDocument();
    expect(getSwitch('Visible profile')).toHaveFocus();
    expect(getSwitch('Visible profile')).toHaveAccessibleDescription(/^No one can find or open your profile/);
  });

  it('is changed with the keyboard, each switch separately', async () => {
    respondToChange(alum({ isProfileVisible: true, visibilityChosenAt: CHOSEN_AT, allowStudentConnections: false }));
    const { user } = await openSettings('privacy', alum({ isProfileVisible: true, visibilityChosenAt: CHOSEN_AT }));
    act(() => getSwitch('Student connections').focus());
    await user.keyboard(' ');
    await toastOnShow();
    expect(server.callsTo(PATCH_ROUTE)[0]!.body).toEqual({ allowStudentConnections: false });
    expect(getSwitch('Student connections')).not.toBeChecked();
    expect(getSwitch('Student connections')).toHaveAccessibleDescription(/^No one can send you a new request/);
    expect(getSwitch('Visible profile')).toBeChecked();
  });

  it('shows a pending change, and reverts it when it fails', async () => {
    const pendingRequests = server.holdRequests(PATCH_ROUTE);
    const { user } = await openSettings('privacy', alum());
    await user.click(getSwitch('Visible profile'));
    expect(getSwitch('Visible profile')).toBeChecked();
    await user.click(getSwitch('Student connections'));
    expect(pendingRequests).toHaveLength(1);
    act(() => pendingRequests[0]!.answer(problem(500)));
    expect(await toastOnShow()).toEqual(['Update failed', 'Failed to update privacy settings. Please try again.']);
    expect(getSwitch('Visible profile')).not.toBeChecked();
    expect(card()).toBeInTheDocument();
  });

  it('is disabled while offline', async () => {
    await openSettings('privacy', alum());
    act(() => goesOnline(false));
    expect(getSwitch('Visible profile')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Show my profile' })).toBeDisabled();
  });

  it('asks for the details first if there are none', async () => {
    await openSettings('privacy', aProfile({ ...anAlum(), alumniProfile: null }));
    const link = within(screen.getByRole('region', { name: 'Privacy' })).getByRole('link', { name: 'Details' });
    expect(link).toHaveAttribute('href', '/profile-settings?tab=details#college');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('the privacy of a student', () => {
  it('is public by default', async () => {
    respondToChange(student({ profileVisibility: 'private', visibilityChosenAt: CHOSEN_AT }));
    const { user } = await openSettings('privacy', aProfile());
    expect(await screen.findByRole('switch', { name: 'Public profile' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Make it private' }));
    await toastOnShow();
    expect(server.callsTo(PATCH_ROUTE)[0]!.body).toEqual({ profileVisibility: 'private' });
    await waitFor(() => expect(getSwitch('Public profile')).not.toBeChecked());
  });

  it('shows a placeholder, not an error, while it isn’t known whether they are a minor', async () => {
    server.holdRequests('GET /api/privacy/preview');
    await openSettings('privacy');
    const region = within(screen.getByRole('region', { name: 'Privacy' }));
    expect(region.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(region.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('can’t be chosen twice while a choice is saved, or while offline', async () => {
    server.holdRequests(PATCH_ROUTE);
    const { user } = await openSettings('privacy', aProfile());
    const hide = await screen.findByRole('button', { name: 'Make it private' });
    act(() => goesOnline(false));
    expect(hide).toBeDisabled();
    act(() => goesOnline(true));
    expect(hide).toBeEnabled();
    await user.click(screen.getByRole('switch', { name: 'Public profile' }));
    for (const button of screen.queryAllByRole('button', { name: /^(Make it|Keep it)/ })) expect(button).toBeDisabled();
    expect(server.callsTo(PATCH_ROUTE)).toHaveLength(1);
  });

  it('shows why the server refused', async () => {
    const message = 'Under 18 your profile stays private.';
    server.respond(PATCH_ROUTE, problem(403, message, { code: 'mentorship.not-for-minors' }));
    const { user } = await openSettings(
      'privacy',
      student({ profileVisibility: 'private', visibilityChosenAt: CHOSEN_AT }),
    );
    await user.click(await screen.findByRole('switch', { name: 'Public profile' }));
    expect(await toastOnShow()).toEqual(['Update failed', message]);
  });

  it('offers to retry when loading fails', async () => {
    server.respond('GET /api/privacy/preview', problem(500));
    const { user } = await openSettings('privacy');
    const retry = within(screen.getByRole('region', { name: 'Privacy' })).findByRole('button', { name: 'Try again' });
    server.respond('GET /api/privacy/preview', aPreview());
    await user.click(await retry);
    expect(await screen.findByRole('switch', { name: 'Public profile' })).toBeEnabled();
  });
});

describe('the privacy of a minor', () => {
  it('cannot be changed', async () => {
    server.respond('GET /api/privacy/preview', aPreview({ isShown: false, why: 'minor', person: null }));
    await openSettings('privacy', student({ profileVisibility: 'private' }));
    expect(await screen.findByRole('switch', { name: 'Public profile' })).toBeDisabled();
    expect(getSwitch('Public profile')).not.toBeChecked();
    expect(getSwitch('Public profile')).toHaveAccessibleDescription(/^Your profile stays private until you’re 18/);
    expect(getSwitch('Public profile')).toHaveAccessibleDescription(
      /the initial of your last name, your intended major/,
    );
    expect(getSwitch('Public profile')).not.toHaveAccessibleDescription(/18 or older|under 18|major, school/);
  });
});

describe('what connections see', () => {
  const preferences = (readReceipts: boolean, activityStatus: boolean) => ({
    isProfileVisible: null,
    allowStudentConnections: null,
    profileVisibility: null,
    visibilityChosenAt: null,
    readReceipts,
    activityStatus,
  });
  const section = () => within(screen.getByRole('region', { name: 'Activity and read receipts' }));

  it('is nothing by default, is chosen with separate switches, and has to be shared by both sides', async () => {
    server.respond(PATCH_ROUTE, ({ body }) => ({ ...preferences(false, false), ...(body as object) }));
    const { user } = await openSettings('privacy', alum());
    const receipts = await section().findByRole('switch', { name: 'Read receipts' });
    const activity = section().getByRole('switch', { name: "Show when I'm active and typing" });
    expect([receipts, activity].map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'false']);
    expect(receipts).toHaveAccessibleDescription(/and you don't see when they've read yours/);

    await user.click(activity);
    expect(await toastOnShow()).toEqual(['Privacy settings updated']);
    expect(server.callsTo(PATCH_ROUTE)[0]!.body).toEqual({ activityStatus: true });
    expect(activity).toBeChecked();
    expect(activity).toHaveAccessibleDescription(/^Connections who share this see .* and you see when they are/);
    expect(receipts).not.toBeChecked();
  });

  it('cannot be chosen by minors, who see a sentence and no switches', async () => {
    server.respond('GET /api/privacy/preview', aPreview({ isShown: false, why: 'minor', person: null }));
    await openSettings('privacy', student({ profileVisibility: 'private' }));
    expect(await section().findByText(/^These stay off until you're 18/)).toBeInTheDocument();
    expect(section().queryByRole('switch')).not.toBeInTheDocument();
    expect(server.callsTo('GET /api/privacy/preferences')).toEqual([]);
  });

  it('offers to retry when loading fails', async () => {
    server.respond('GET /api/privacy/preferences', problem(500));
    const { user } = await openSettings('privacy', alum());
    const retry = section().findByRole('button', { name: 'Try again' });
    server.respond('GET /api/privacy/preferences', preferences(true, false));
    await user.click(await retry);
    expect(await section().findByRole('switch', { name: 'Read receipts' })).toBeChecked();
  });
});

it('shows an administrator no privacy choices', async () => {
  server.respond('GET /api/colleges/1', problem(404));
  await openSettings('privacy', aProfile(aCollegeAdmin()));
  expect(screen.getByText(/^Administrators don’t have a profile/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'download your data' })).toHaveAttribute('href', '/data-export');
});

describe('what others see', () => {
  const see = () => within(screen.getByRole('region', { name: 'What others see' }));
  const shown: OwnProfilePreview = aPreview({
    person: { displayName: 'Kim Example', avatarUrl: null },
    alumniProfile: { ...alumniProfile, currentPosition: 'Engineer', company: 'Example Labs', skills: 'Python, SQL' },
  });
  const nothing = (why: OwnProfilePreview['why']) => aPreview({ isShown: false, why, person: null });

  it('is shown for the chosen kind of viewer', async () => {
    server.respond('GET /api/privacy/preview', ({ query }) =>
      query.get('as') === 'visitor' ? nothing('not-chosen') : shown,
    );
    const { user } = await openSettings('privacy', alum());
    expect(await see().findByRole('heading', { level: 3, name: 'Kim Example' })).toBeInTheDocument();
    expect(see().getByText('Boston University · Biology · Class of 2015')).toBeInTheDocument();
    expect(see().getByText('Engineer at Example Labs')).toBeInTheDocument();
    expect(see().getByText('SQL')).toBeInTheDocument();
    expect(see().queryByRole('link', { name: 'Open your profile page' })).not.toBeInTheDocument();
    await user.click(see().getByRole('radio', { name: 'Visitor' }));
    expect(await see().findByText(/^Visitors without an account can’t see you/)).toBeInTheDocument();
    expect(see().getByRole('status')).toHaveTextContent('A visitor can’t see your profile.');
  });

  it('includes the places of a mentor, and links to the page if it is visible', async () => {
    const mentor = alum({ isProfileVisible: true, visibilityChosenAt: CHOSEN_AT, isWillingToMentor: true });
    server.respond('GET /api/privacy/preview', {
      ...shown,
      alumniProfile: { ...shown.alumniProfile!, isWillingToMentor: true },
    });
    const figures = { placesLeft: 2, repliesWithinDays: 1, isVerifiedAlum: true };
    server.respond(`GET /api/alumni/${mentor.id}`, anAlumniPage({ alumniProfile: aShownProfile(figures) }));
    await openSettings('privacy', mentor);
    expect(await see().findByText('Open to 2 more mentees. Usually replies within a day')).toBeInTheDocument();
    expect(see().getByText('Verified alum')).toBeInTheDocument();
    expect(see().getByRole('link', { name: 'Open your profile page' })).toHaveAttribute('href', `/alumni/${mentor.id}`);
  });

  it('of a student, is also shown as the alum whom they asked sees it', async () => {
    server.respond('GET /api/privacy/preview', ({ query }) =>
      query.get('as') === 'asked'
        ? aPreview({ as: 'asked', person: { displayName: 'Kim Example', avatarUrl: null } })
        : nothing('private'),
    );
    const { user } = await openSettings('privacy', student());
    await user.click(await see().findByRole('radio', { name: 'Alum you asked' }));
    expect(await see().findByRole('heading', { level: 3, name: 'Kim Example' })).toBeInTheDocument();
    expect(see().getByText(/^While your request is open, .* major, school and message/)).toBeInTheDocument();
    expect(see().queryByText(/18 or older|under 18/)).not.toBeInTheDocument();
    expect(see().getByRole('status')).toHaveTextContent('An alum you asked sees this.');
    expect(see().queryByRole('radio', { name: 'Member' })).not.toBeInTheDocument();
  });

  it.each([
    ['hidden', /Your profile is hidden/],
    ['private', /Only your connections can open your private profile/],
    ['minor', /Until you’re 18, only your connections/],
    ['never-to-visitors', /Visitors without an account can’t see students/],
  ] as const)('can be nothing: %s', async (why, sentence) => {
    server.respond('GET /api/privacy/preview', nothing(why));
    await openSettings('privacy', alum());
    expect(await see().findByText(sentence)).toBeInTheDocument();
  });

  it('can be only the name', async () => {
    const person = { displayName: 'Kim Example', avatarUrl: null };
    server.respond('GET /api/privacy/preview', aPreview({ as: 'connection', person }));
    await openSettings('privacy', alum());
    expect(await see().findByText('Your profile is hidden. They see only your name.')).toBeInTheDocument();
  });

  it('is reloaded after a change', async () => {
    respondToChange(alum({ isProfileVisible: true, visibilityChosenAt: CHOSEN_AT }));
    server.respond('GET /api/privacy/preview', nothing('not-chosen'));
    const { user } = await openSettings('privacy', alum());
    await see().findByText(/^Visitors without an account/);
    server.respond('GET /api/privacy/preview', shown);
    await user.click(getSwitch('Visible profile'));
    expect(await see().findByRole('heading', { level: 3, name: 'Kim Example' })).toBeInTheDocument();
  });
});

describe('details that colleges have imported', () => {
  const WAITING = 'GET /api/alumni/claim/waiting';
  const one = {
    collegeId: 7,
    collegeName: 'Amherst College',
    importedAt: '2026-11-01T12:00:00.000Z',
    purgeAt: '2027-04-30T12:00:00.000Z',
  };

  it('are listed with the date of deletion, and open on the page where they are claimed or declined', async () => {
    server.respond(WAITING, [one]);
    server.respond('POST /api/alumni/claim/waiting/7/link', { token: 'secret-token' });
    server.respond('POST /api/alumni/claim/details', problem(500));
    const { user, router } = await openSettings('privacy', student());
    const card = within(await screen.findByRole('region', { name: 'Details from colleges' }));
    expect(card.getByText(/^Added November 1, 2026. We’ll delete the details on April 30, 2027/)).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Review the details from Amherst College' }));
    await waitFor(() => expect(router.state.location.href).toBe('/claim?token=secret-token'));
  });

  it('stay listed if they can’t be opened', async () => {
    server.respond(WAITING, [one]);
    server.respond('POST /api/alumni/claim/waiting/7/link', problem(404));
    const { user } = await openSettings('privacy', student());
    await user.click(await screen.findByRole('button', { name: /^Review/ }));
    expect((await toastOnShow())[0]).toBe('This didn’t open');
    expect(screen.getByText('Amherst College')).toBeInTheDocument();
  });
});

describe('a college that asks whether the user studied there', () => {
  const QUESTIONS = 'GET /api/alumni/claim/questions';
  const ANSWER = 'POST /api/alumni/claim/questions/7';
  const one = { collegeId: 7, collegeName: 'Amherst College', askedAt: '2026-11-01T12:00:00.000Z' };
  const card = async () => within(await screen.findByRole('region', { name: 'Confirm where you studied' }));

  it('is listed until the alum confirms, which verifies them', async () => {
    server.respond(QUESTIONS, [one]);
    server.respond(ANSWER, null);
    const { user } = await openSettings('privacy', alum());
    expect((await card()).getByText('Did you study at Amherst College?')).toBeInTheDocument();
    server.respond(QUESTIONS, []);
    await user.click((await card()).getByRole('button', { name: 'Yes, I did study at Amherst College' }));

    expect((await toastOnShow())[0]).toBe('You’re a verified alum of Amherst College');
    expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ hasStudied: true }]);
    await waitFor(() => expect(screen.queryByText('Confirm where you studied')).not.toBeInTheDocument());
  });

  it('takes a no, and stays listed if the answer isn’t stored', async () => {
    server.respond(QUESTIONS, [one]);
    server.respond(ANSWER, problem(404));
    const { user } = await openSettings('privacy', alum());
    await user.click((await card()).getByRole('button', { name: 'No, I didn’t study at Amherst College' }));

    expect((await toastOnShow())[0]).toBe('Update failed');
    expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ hasStudied: false }]);
  });

  it('isn’t shown to students', async () => {
    server.respond(QUESTIONS, [one]);
    await openSettings('privacy', student());
    expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeInTheDocument();
    expect(server.callsTo(QUESTIONS)).toEqual([]);
  });
});

describe('what the college sees of the last activity', () => {
  const claim = { collegeId: 7, collegeName: 'Amherst College', claimedAt: '2026-11-01T12:00:00.000Z' };
  const name = 'Let Amherst College see the month I was last active';

  it('can be turned off by a verified alum', async () => {
    server.respond('GET /api/alumni/claim/own', { ...claim, isActivityShared: true });
    server.respond('PATCH /api/alumni/claim/own', ({ body }) => ({ ...claim, ...(body as object) }));
    const { user } = await openSettings('privacy', alum());
    const shared = await screen.findByRole('switch', { name });
    expect(shared).toBeChecked();
    await user.click(shared);

    expect(await toastOnShow()).toEqual(['Privacy settings updated']);
    expect(server.callsTo('PATCH /api/alumni/claim/own')[0]!.body).toEqual({ isActivityShared: false });
    expect(shared).not.toBeChecked();
  });
});
