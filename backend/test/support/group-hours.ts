import type { TestApp } from './app';
import { anHour } from './meetings';
import type { TestUser } from './test-users';

export interface GroupHour {
  readonly id: number;
  readonly topic: string;
  readonly status: string;
  readonly places: number;
  readonly placesLeft: number;
  readonly hasJoined: boolean;
  readonly question: string | null;
  readonly participants: readonly { readonly name: string; readonly question: string | null }[] | null;
}

const PATH = '/api/group-hours';

/** The form of a group hour. */
export const groupHourForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  topic: 'Life in the dorms',
  places: 2,
  ...anHour(),
  ...changes,
});

export const postGroupHour = ({ browser }: TestUser, changes: Record<string, unknown> = {}) =>
  browser.post(PATH).send(groupHourForm(changes));

/** Offers a group hour, in two days for two students. */
export const offerGroupHour = async (host: TestUser, changes: Record<string, unknown> = {}): Promise<GroupHour> =>
  (await postGroupHour(host, changes).expect(201)).body as GroupHour;

export const getGroupHour = ({ browser }: TestUser, id: number) => browser.get(`${PATH}/${id}`);

export const joinGroupHour = ({ browser }: TestUser, id: number, question?: string) =>
  browser.post(`${PATH}/${id}/join`).send({ ...(question !== undefined && { question }) });

export const leaveGroupHour = ({ browser }: TestUser, id: number) => browser.post(`${PATH}/${id}/leave`);

export const cancelGroupHour = ({ browser }: TestUser, id: number, body?: object) =>
  browser.delete(`${PATH}/${id}`).send(body);

/** Returns the group hours as a user lists them. */
export const listGroupHours = async ({ browser }: TestUser, query = ''): Promise<GroupHour[]> =>
  (await browser.get(`${PATH}${query}`).expect(200)).body as GroupHour[];

/** Moves a group hour to these hours from now, as if that time had come. */
export const moveGroupHour = ({ db }: TestApp, id: number, hours: number): Promise<unknown> =>
  db.query(
    `WITH moved AS (
       UPDATE mentorship.group_hours SET start_time = now() + make_interval(mins => $2), end_time = now() + make_interval(mins => $2 + 60)
       WHERE id = $1 RETURNING id, start_time, end_time)
     UPDATE mentorship.group_hour_times t SET starts_at = moved.start_time, ends_at = moved.end_time
     FROM moved WHERE t.group_hour_id = moved.id`,
    [id, Math.round(hours * 60)],
  );
