import { aGroupHour } from '../group-hours/testing/sample-group-hour';
import { InMemoryGroupHours } from '../group-hours/testing/in-memory-group-hours';
import { meetingsFixture, KIM, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';
import { hoursAfter, NOON } from '../meetings/testing/sample-meeting';
import { createWithStubs } from '../../../../../test/support/created-with';
import { ComposeGroupHourMail, type GroupHourNotice } from './compose-group-hour-mail';
import { MeetingMailText } from './compose-meeting-mail';

/** A group hour of the mentor that one student joined. */
async function aJoinedGroupHour() {
  const { people, clock, timeZones } = meetingsFixture();
  people.details.set(MENTOR, { displayName: 'Alex Fielding' });
  const groupHours = new InMemoryGroupHours();
  const groupHour = aGroupHour({ hostId: MENTOR });
  groupHour.join(STUDENT, 'Is it loud?', NOON);
  await groupHours.save(groupHour);
  const zones = { formatPeriod: ({ startTime }: { startTime: Date }) => startTime.toISOString() };
  const text = createWithStubs(MeetingMailText, people, timeZones, zones, {}, {}, {});
  const pages = { getGroupHourUrl: (id: number) => `/group-hours?open=${id}`, getGroupHoursUrl: () => '/group-hours' };
  const mail = createWithStubs(ComposeGroupHourMail, groupHours, people, text, pages, clock);
  const compose = (notice: GroupHourNotice, userId: number) => mail.execute({ notice, groupHourId: 7, userId });
  return { people, clock, groupHours, compose };
}

describe('a mail about a group hour', () => {
  it('to the host says how many places are taken, and names no student', async () => {
    const { compose } = await aJoinedGroupHour();
    const mail = await compose('joined', MENTOR);
    expect(mail).toMatchObject({
      kind: 'meeting',
      to: `person${MENTOR}@example.org`,
      subject: 'A student joined your group hour',
      isCancellation: false,
      content: {
        blocks: [
          'A student joined “Life in the dorms”. 1 of 2 places are taken:',
          { highlight: hoursAfter(NOON, 24).toISOString() },
        ],
        button: { url: '/group-hours?open=7' },
      },
    });
    expect(JSON.stringify(mail)).not.toMatch(/Robin|loud/);
  });

  it('is sent to everyone who joined after it was canceled, with the reason', async () => {
    const { compose, groupHours } = await aJoinedGroupHour();
    expect(await compose('cancelled', STUDENT)).toBeNull();
    await groupHours.update(7, (groupHour) => groupHour.cancel(MENTOR, 'I am ill', NOON));
    expect(await compose('cancelled', STUDENT)).toMatchObject({
      subject: 'The group hour with Alex Fielding was canceled',
      isCancellation: true,
      content: {
        blocks: [expect.any(String), expect.any(Object), 'Reason: I am ill'],
        button: { url: '/group-hours' },
      },
    });
    expect(await compose('comes-up', STUDENT)).toBeNull();
  });

  it('reminds the host and the student in their own words, until it starts', async () => {
    const { compose, clock } = await aJoinedGroupHour();
    expect((await compose('comes-up', MENTOR))!.subject).toBe('Reminder: your group hour');
    expect((await compose('comes-up', STUDENT))!.subject).toBe('Reminder: the group hour with Alex Fielding');
    expect((await compose('begins', STUDENT))!).toMatchObject({ kind: 'reminder' });
    clock.at = hoursAfter(NOON, 24);
    expect(await compose('begins', STUDENT)).toBeNull();
  });

  it('is not sent to people who left, nor without a confirmed address', async () => {
    const { compose, people } = await aJoinedGroupHour();
    expect(await compose('comes-up', KIM)).toBeNull();
    people.gone.add(STUDENT);
    expect(await compose('comes-up', STUDENT)).toBeNull();
  });
});
