import type { TestApp } from './app';
import type { TestUser } from './test-users';

export interface Meeting {
  readonly id: number;
  readonly hostId: number;
  readonly attendeeId: number;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: string;
  readonly sequence: number;
  readonly proposal: { readonly startTime: string; readonly note: string | null } | null;
  readonly otherUser: { readonly id: number; readonly displayName: string };
}

const HOUR = 3_600_000;
const FIRST_START_MS = Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR;

/** Returns a period of one hour that starts in two days, plus this many hours. */
export const anHour = (after = 0): { startTime: string; endTime: string } => ({
  startTime: new Date(FIRST_START_MS + after * HOUR).toISOString(),
  endTime: new Date(FIRST_START_MS + (after + 1) * HOUR).toISOString(),
});

/** The form of a meeting. */
export const meetingForm = (
  attendee: Pick<TestUser, 'id'>,
  changes: Record<string, unknown> = {},
): Record<string, unknown> => ({
  title: 'A first talk',
  attendeeId: attendee.id,
  ...anHour(),
  ...changes,
});

export const postMeeting = (
  { browser }: TestUser,
  attendee: Pick<TestUser, 'id'>,
  changes: Record<string, unknown> = {},
) => browser.post('/api/meetings').send(meetingForm(attendee, changes));

/** Schedules a meeting of two connected people, or invites. */
export async function scheduleMeeting(
  host: TestUser,
  attendee: TestUser,
  changes: Record<string, unknown> = {},
): Promise<Meeting> {
  return (await postMeeting(host, attendee, changes).expect(201)).body as Meeting;
}

export const getMeeting = ({ browser }: TestUser, id: number) => browser.get(`/api/meetings/${id}`);

export const changeMeeting = ({ browser }: TestUser, id: number, change: object) =>
  browser.patch(`/api/meetings/${id}`).send(change);

export const respond = ({ browser }: TestUser, id: number, response: 'accepted' | 'declined', reason?: string) =>
  browser.post(`/api/meetings/${id}/respond`).send({ response, ...(reason !== undefined && { reason }) });

export const cancelMeeting = ({ browser }: TestUser, id: number, body?: object) =>
  browser.delete(`/api/meetings/${id}`).send(body);

/** Returns the meetings as a user lists them. */
export const listMeetings = async ({ browser }: TestUser, query = ''): Promise<Meeting[]> =>
  (await browser.get(`/api/meetings${query}`).expect(200)).body as Meeting[];

/** Moves a meeting back by this many hours. */
export async function backdateMeeting({ db }: TestApp, id: number, hours: number): Promise<void> {
  await db.query(
    `UPDATE mentorship.meetings SET start_time = (SELECT start_time - make_interval(hours => $2)),
       end_time = (SELECT end_time - make_interval(hours => $2)) WHERE id = $1`,
    [id, hours],
  );
  await db.query(
    `UPDATE mentorship.meeting_participants SET starts_at = (SELECT starts_at - make_interval(hours => $2)),
       ends_at = (SELECT ends_at - make_interval(hours => $2)) WHERE meeting_id = $1`,
    [id, hours],
  );
}
