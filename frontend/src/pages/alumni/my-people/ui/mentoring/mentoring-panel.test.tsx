import { screen, waitFor, within } from '@testing-library/react';
import { aConnection } from '@test/support/alumni';
import { aCheckIn, aMentoring, someThanks } from '@test/support/mentoring';
import { anAlum, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { toastOnShow } from '@test/support/sign-in';
import { visit } from '@test/support/visit';
import type { Mentoring } from '../../api/mentoring';

const END_ROUTE = 'POST /api/relationships/21/end';
const THANKS_ROUTE = 'PUT /api/relationships/21/thanks';

async function enter(mentoring: Partial<Mentoring> = {}, tab: 'connected' | 'past' = 'connected') {
  const state =
    tab === 'connected' ? ({ status: 'connected' } as const) : ({ status: 'closed', closedBy: 'finished' } as const);
  const as = mentoring.side === 'alum' ? anAlum() : aStudent();
  server.respondByDefault('GET /api/my-people', [aConnection(state)]);
  server.respondByDefault('GET /api/relationships', [aMentoring(mentoring)]);
  server.respondByDefault('GET /api/privacy/preview', { why: 'private' });
  const page = visit(`/my-people?tab=${tab}`, { as });
  const panel = within(await screen.findByRole('region', { name: 'Mentoring with Alex Sample' }));
  return { ...page, panel };
}

describe('the goal of a mentoring relationship', () => {
  it('is set by the student with a suggestion', async () => {
    const { user, panel } = await enter();
    expect(server.callsTo('GET /api/relationships')[0]?.query.get('userIds')).toBe('21');
    await user.click(panel.getByRole('button', { name: 'Set a goal with Alex Sample' }));
    const form = within(await screen.findByRole('form', { name: 'Goal' }));
    expect(form.getByRole('button', { name: 'Save goal' })).toBeDisabled();
    await user.click(form.getByRole('button', { name: 'Choose a college' }));
    server.respond('PUT /api/relationships/21/goal', {});
    server.respond('GET /api/relationships', [aMentoring({ goal: 'Choose a college' })]);
    await user.click(form.getByRole('button', { name: 'Save goal' }));
    expect((await toastOnShow())[0]).toBe('Goal saved');
    expect(server.callsTo('PUT /api/relationships/21/goal')[0]?.body).toEqual({ goal: 'Choose a college' });
    expect(await panel.findByText('Choose a college')).toBeInTheDocument();
  });

  it('is shown to the alum, who can’t change it', async () => {
    const { panel } = await enter({ side: 'alum', goal: 'Choose a college' });
    expect(panel.getByText('Choose a college')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /goal/ })).not.toBeInTheDocument();
  });

  it('shows why it can’t be saved', async () => {
    const { user, panel } = await enter({ goal: 'Essay' });
    await user.click(panel.getByRole('button', { name: 'Edit goal with Alex Sample' }));
    server.respond('PUT /api/relationships/21/goal', problem(409, 'You can do this only while you’re connected.'));
    await user.click(await screen.findByRole('button', { name: 'Remove goal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('only while you’re connected');
    expect(server.callsTo('PUT /api/relationships/21/goal')[0]?.body).toEqual({ goal: null });
  });
});

describe('check-ins on My People', () => {
  it('are asked for after a meeting, with the next steps of both', async () => {
    const answer = { happened: true, helped: null, nextStep: 'Write the essay', isNextStepShared: false };
    const earlier = aCheckIn({ meetingId: 30, answer, othersNextStep: 'Read your essay' });
    const { panel } = await enter({ checkIns: [aCheckIn(), earlier] });
    expect(panel.getByRole('link', { name: 'Check in about your meeting with Alex Sample' })).toHaveAttribute(
      'href',
      '/events?meeting=31',
    );
    expect(panel.getByText('Write the essay')).toBeInTheDocument();
    expect(panel.getByText('(only you see this)')).toBeInTheDocument();
    expect(panel.getByText('Read your essay')).toBeInTheDocument();
  });

  it('are not asked for once they are skipped', async () => {
    const { panel } = await enter({ checkIns: [aCheckIn({ isSkipped: true })] });
    expect(panel.queryByRole('link', { name: /Check in/ })).not.toBeInTheDocument();
  });
});

describe('thanks on My People', () => {
  it('are written by the student, who chooses whether they may be published', async () => {
    const { user, panel } = await enter({ isActive: false, finishedAt: '2026-03-01T13:00:00Z' }, 'past');
    await user.click(panel.getByRole('button', { name: 'Say thanks to Alex Sample' }));
    const form = within(await screen.findByRole('form', { name: 'Thanks' }));
    await user.type(form.getByLabelText('What helped you?'), 'You listened.');
    expect(form.queryByRole('checkbox', { name: 'Sign it with my first name' })).not.toBeInTheDocument();
    await user.click(form.getByRole('checkbox', { name: 'Alex Sample may show it on their profile' }));
    await user.click(await form.findByRole('checkbox', { name: 'Sign it with my first name' }));
    server.respond(THANKS_ROUTE, {});
    await user.click(form.getByRole('button', { name: 'Save thanks' }));
    expect((await toastOnShow())[0]).toBe('Thanks saved');
    const body = { text: 'You listened.', mayPublish: true, signature: 'first-name' };
    expect(server.callsTo(THANKS_ROUTE)[0]?.body).toEqual(body);
  });

  it('of a minor are always signed "A student"', async () => {
    server.respond('GET /api/privacy/preview', { why: 'minor' });
    const { user, panel } = await enter();
    await user.click(panel.getByRole('button', { name: 'Say thanks to Alex Sample' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Alex Sample may show it on their profile' }));
    expect(screen.getByText(/It’s signed “A student”/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Sign it with my first name' })).not.toBeInTheDocument();
  });

  it('are withdrawn, and written again with Undo', async () => {
    const { user, panel } = await enter({ thanks: someThanks({ isPublished: true, alumAnswer: 'published' }) });
    expect(panel.getByText('Shown on Alex Sample’s profile.')).toBeInTheDocument();
    server.respond('DELETE /api/relationships/21/thanks', reply(204));
    server.respond(THANKS_ROUTE, {});
    await user.click(panel.getByRole('button', { name: 'Withdraw thanks to Alex Sample' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.callsTo(THANKS_ROUTE)[0]?.body).toMatchObject({ text: 'You helped me choose.', mayPublish: true }),
    );
  });

  it('are shown on the profile, or hidden there, by the alum', async () => {
    const { user, panel } = await enter({ side: 'alum', thanks: someThanks() });
    server.respond('POST /api/relationships/21/thanks/consent', {});
    const published = aMentoring({ side: 'alum', thanks: someThanks({ isPublished: true }) });
    server.respond('GET /api/relationships', [published]);
    await user.click(panel.getByRole('button', { name: 'Show on my profile the thanks from Alex Sample' }));
    expect((await toastOnShow())[0]).toBe('Shown on your profile');
    await user.click(await panel.findByRole('button', { name: 'Hide from my profile the thanks from Alex Sample' }));
    await waitFor(() =>
      expect(server.callsTo('POST /api/relationships/21/thanks/consent').map(({ body }) => body)).toEqual([
        { publish: true },
        { publish: false },
      ]),
    );
  });

  it('that the student keeps private can’t be published', async () => {
    const { panel } = await enter({ side: 'alum', thanks: someThanks({ mayPublish: false }) });
    expect(panel.getByText('Only Alex Sample and you see this.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /profile/ })).not.toBeInTheDocument();
  });
});

describe('finishing a mentoring relationship', () => {
  it('is suggested after its effects are explained', async () => {
    const { user, panel } = await enter();
    await user.click(panel.getByRole('button', { name: 'Finish mentoring with Alex Sample' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/your upcoming meetings with each other are canceled/)).toBeInTheDocument();
    server.respond(END_ROUTE, {});
    await user.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    expect((await toastOnShow())[0]).toBe('Suggestion sent');
    expect(server.callsTo(END_ROUTE)[0]?.body).toEqual({ action: 'propose' });
  });

  it.each([
    ['Keep going with Alex Sample', false, 'decline'],
    ['Take back the suggestion to finish with Alex Sample', true, 'withdraw'],
  ])('is answered with "%s"', async (name, isOwn, action) => {
    const proposedEnd = { isOwn, proposedAt: '2026-03-01T13:00:00Z', lapsesAt: '2026-03-15T13:00:00Z' };
    const { user, panel } = await enter({ proposedEnd });
    expect(panel.getByText(/Open until/)).toBeInTheDocument();
    server.respond(END_ROUTE, {});
    await user.click(panel.getByRole('button', { name }));
    await waitFor(() => expect(server.callsTo(END_ROUTE)[0]?.body).toEqual({ action }));
  });

  it('is confirmed in a dialog', async () => {
    const proposedEnd = { isOwn: false, proposedAt: '2026-03-01T13:00:00Z', lapsesAt: '2026-03-15T13:00:00Z' };
    const { user, panel } = await enter({ proposedEnd });
    await user.click(panel.getByRole('button', { name: 'Agree to finish with Alex Sample' }));
    server.respond(END_ROUTE, {});
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(server.callsTo(END_ROUTE)[0]?.body).toEqual({ action: 'confirm' }));
  });
});
