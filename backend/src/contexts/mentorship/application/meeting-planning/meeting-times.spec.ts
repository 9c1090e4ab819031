import { NotConnected, MeetingNotJoinable } from '../../domain/meetings/meeting-state';
import { meetingsFixture, ALUMNA, KIM, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';
import { anHour, hoursAfter, NOON } from '../meetings/testing/sample-meeting';

describe('joining a meeting', () => {
  it("returns the product's room, or the host's URL, while the call is open", async () => {
    const { connect, meet, joinMeeting, clock } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    const meetingUrl = 'https://meet.example.org/ada';
    const [here, there] = [await meet(STUDENT, MENTOR, 24), await meet(STUDENT, MENTOR, 25, { meetingUrl })];
    await expect(joinMeeting.execute(STUDENT, here)).rejects.toThrow(MeetingNotJoinable);
    clock.at = hoursAfter(NOON, 25);
    for (const by of [STUDENT, MENTOR]) {
      expect(await joinMeeting.execute(by, here)).toBe('https://rooms.example.org/24-bytes-1');
      expect(await joinMeeting.execute(by, there)).toBe(meetingUrl);
    }
  });
});

describe('the conflicts of a time', () => {
  it("show the viewer's own meeting with its title, and of the other person only that they have one", async () => {
    const { connect, meet, conflicts } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    await connect(STUDENT, ALUMNA);
    await connect(KIM, MENTOR);
    const [own, theirs] = [await meet(STUDENT, ALUMNA, 24), await meet(KIM, MENTOR, 24)];
    const asked = { by: STUDENT, attendeeId: MENTOR, except: null, ...anHour(24.5) };
    expect(await conflicts.execute(asked)).toEqual({
      own: { id: own, title: 'A first talk', ...anHour(24) },
      theirs: true,
      theirNight: false,
      outsideHours: false,
    });
    expect(await conflicts.execute({ ...asked, except: own })).toMatchObject({ own: null, theirs: true });
    expect(await conflicts.execute({ ...asked, except: theirs })).toMatchObject({ theirs: false });
    await expect(conflicts.execute({ ...asked, attendeeId: KIM })).rejects.toThrow(NotConnected);
  });

  it("report night and times outside the offered hours, by the other person's time zone", async () => {
    const { connect, conflicts, timeZones, availabilities } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    const at = (after: number) =>
      conflicts.execute({ by: STUDENT, attendeeId: MENTOR, except: null, ...anHour(after) });
    expect(await at(18)).toMatchObject({ theirNight: false, outsideHours: false });
    await timeZones.save(MENTOR, '+9');
    expect(await at(24)).toMatchObject({ theirNight: false, outsideHours: false });
    expect(await at(25.5)).toMatchObject({ theirNight: true });

    const rules = [{ day: 2, from: '21:00', to: '24:00' }];
    await availabilities.save(MENTOR, { lengthMinutes: 30, noticeHours: 0, rules, daysOff: [] }, null);
    expect(await at(24)).toMatchObject({ outsideHours: false });
    expect(await at(23.5)).toMatchObject({ outsideHours: true });
  });
});
