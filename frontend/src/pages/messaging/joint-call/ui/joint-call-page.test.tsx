import { screen, waitFor, within } from '@testing-library/react';
import { aMeeting, inHours, meets, openEvents } from '@test/support/meetings';
import { anAlum, aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { JointCallCandidate } from '@/entities/alum';
import { deviceZone, formatTimeOfDay, toDayKey } from '@/shared/lib/zoned-time';

const ALUMNI = 'GET /api/joint-calls/alumni';
const SLOTS = 'GET /api/joint-calls/slots';
const PROPOSE = 'POST /api/joint-calls';
const [BATES, BOWDOIN] = [
  { id: 1, name: 'Bates College' },
  { id: 2, name: 'Bowdoin College' },
];
const candidate = (id: number, displayName: string, college = BATES): JointCallCandidate => ({
  id,
  displayName,
  avatarUrl: null,
  college,
  isSample: false,
});
const start = inHours(2);
const slot = { startTime: start.toISOString(), endTime: inHours(3).toISOString() };

beforeEach(() => {
  server.respond(ALUMNI, [candidate(8, 'Ada Bates'), candidate(9, 'Kim Bates'), candidate(10, 'Grace Hop', BOWDOIN)]);
  server.respond(SLOTS, [slot]);
  server.respondByDefault('GET /api/meetings', []);
  server.respondByDefault('GET /api/meetings/video-service', { host: 'meet.example' });
  const noHours = { lengthMinutes: 30, noticeHours: 24, rules: [], daysOff: [], timeZone: deviceZone() };
  server.respondByDefault('GET /api/availability', noHours);
  server.respondByDefault('GET /api/time-zone', { timeZone: deviceZone() });
});

const openPage = (address = '/joint-call?colleges=1,2', as = aStudent()) => visit(address, { as });
async function chooseTime(user: ReturnType<typeof openPage>['user']) {
  const calendar = await screen.findByRole('group', { name: 'Days when all of you are free' });
  const day = Number(toDayKey(start, deviceZone()).slice(-2));
  await user.click(within(calendar).getByRole('button', { name: new RegExp(`\\b${day}\\b`) }));
  await user.click(await screen.findByRole('radio', { name: formatTimeOfDay(slot.startTime, deviceZone()) }));
}

describe('a joint call', () => {
  it('is proposed to an alum of each college, at a time when all three are free', async () => {
    server.respond(PROPOSE, aMeeting({ status: 'pending' }));
    const { user, place } = openPage();
    await user.click(await screen.findByRole('radio', { name: 'Kim Bates' }));
    await user.click(screen.getByRole('button', { name: 'Ask both' }));
    expect(screen.getByText('Choose a time')).toBeInTheDocument();
    await chooseTime(user);
    await user.type(screen.getByLabelText(/^Topic/), ' Life in the dorms ');
    await user.click(screen.getByRole('button', { name: 'Ask both' }));
    await waitFor(() => expect(place()).toBe('/events'));
    expect(server.callsTo(PROPOSE)[0]!.body).toEqual({
      alumniIds: [9, 10],
      startTime: slot.startTime,
      lengthMinutes: 30,
      topic: 'Life in the dorms',
    });
    expect(server.callsTo(SLOTS).at(-1)!.query.get('alumniIds')).toBe('9,10');
  });

  it('shows why it was refused, and keeps what was chosen', async () => {
    server.respond(PROPOSE, problem(409, 'This time is no longer free for all of you. Choose another.'));
    const { user } = openPage();
    await chooseTime(user);
    await user.type(screen.getByLabelText(/^Topic/), 'Dorms');
    await user.click(screen.getByRole('button', { name: 'Ask both' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This time is no longer free for all of you.');
    expect(screen.getByLabelText(/^Topic/)).toHaveValue('Dorms');
  });

  it.each(['/joint-call', '/joint-call?colleges=1', '/joint-call?colleges=1,1'])(
    'leads from %s to the finder',
    async (address) => {
      openPage(address);
      expect(await screen.findByRole('link', { name: 'Find alumni' })).toHaveAttribute('href', '/find-alumni');
    },
  );

  it('leads to alumni of both colleges if one side has no connection', async () => {
    server.respond(ALUMNI, []);
    openPage();
    expect(await screen.findByRole('link', { name: 'Find alumni' })).toHaveAttribute(
      'href',
      '/find-alumni?chosenBetween=1&chosenBetween=2',
    );
  });

  it('says that loading failed, and tries again', async () => {
    server.respond(ALUMNI, problem(500, 'Something went wrong.'));
    const { user } = openPage();
    const retry = await screen.findByRole('button', { name: /try again|retry/i });
    server.respond(ALUMNI, [candidate(8, 'Ada Bates'), candidate(10, 'Grace Hop', BOWDOIN)]);
    await user.click(retry);
    expect(await screen.findByRole('radio', { name: 'Grace Hop' })).toBeChecked();
  });

  it('isn’t for alumni', async () => {
    openPage('/joint-call?colleges=1,2', anAlum());
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    expect(server.callsTo(ALUMNI)).toEqual([]);
  });
});

describe('a meeting of a joint call', () => {
  it('says who else takes part and their answer, and can’t be moved', async () => {
    const jointWith = { id: 10, displayName: 'Grace Hop', status: 'confirmed' } as const;
    meets(aMeeting({ jointWith }));
    await openEvents();
    expect(await screen.findByText('Joint call with Grace Hop, who accepted.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Reschedule/ })).not.toBeInTheDocument();
  });
});
