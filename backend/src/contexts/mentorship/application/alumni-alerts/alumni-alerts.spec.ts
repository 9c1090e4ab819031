import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import {
  ALUMNI_ALERT_LIMITS,
  AlumniAlreadyListed,
  CollegeNotFound,
  TooManyAlumniAlerts,
} from '../../domain/alumni-alerts/alumni-alert';
import { AlumniAlertAnswered, AlumniAlertSaved } from '../../integration-events/alumni-alert-events';
import { StubCollegeList } from '../profiles/testing/profiles-fixture';
import { SaveAlumniAlert, SendAlumniAlerts } from './alumni-alerts';
import { InMemoryAlumniAlerts } from './testing/in-memory-alumni-alerts';

const [ROBIN, ADA] = [1, 11];
const BOWDOIN = 1;
const NOON = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-02T12:00:00Z');

function fixture() {
  const alerts = new InMemoryAlumniAlerts();
  const transactions = new NoTransactions();
  const clock = { now: () => NOON };
  const colleges = new StubCollegeList();
  const save = new SaveAlumniAlert(alerts, colleges, transactions, { createToken: () => 'event' }, clock);
  const send = new SendAlumniAlerts(alerts, transactions, clock);
  return { alerts, events: transactions.published, clock, save, send };
}

describe('saving an alumni alert', () => {
  it('stores it with an event, once', async () => {
    const { save, alerts, events, clock } = fixture();
    const first = await save.execute({ userId: ROBIN, collegeId: BOWDOIN });
    clock.now = () => later;
    expect(await save.execute({ userId: ROBIN, collegeId: BOWDOIN })).toEqual(first);
    expect(await alerts.listByUser(ROBIN)).toEqual([{ userId: ROBIN, collegeId: BOWDOIN, createdAt: NOON }]);
    expect(events).toEqual([new AlumniAlertSaved('event', ROBIN, BOWDOIN, NOON)]);
  });

  it('is refused for an unknown college and for one with alumni', async () => {
    const { save, alerts, events } = fixture();
    alerts.alumni.set(BOWDOIN, [ADA]);
    await expect(save.execute({ userId: ROBIN, collegeId: BOWDOIN })).rejects.toThrow(AlumniAlreadyListed);
    await expect(save.execute({ userId: ROBIN, collegeId: 999_999 })).rejects.toThrow(CollegeNotFound);
    expect(events).toEqual([]);
  });

  it('is refused above the limit, but not for a college that has one', async () => {
    const { save, alerts } = fixture();
    const others = Array.from({ length: ALUMNI_ALERT_LIMITS.maxPerStudent }, (_, n) => 1_000 + n);
    for (const collegeId of others) await alerts.save({ userId: ROBIN, collegeId, createdAt: NOON });
    await expect(save.execute({ userId: ROBIN, collegeId: BOWDOIN })).rejects.toThrow(TooManyAlumniAlerts);
    await alerts.delete(ROBIN, 1_000);
    await save.execute({ userId: ROBIN, collegeId: BOWDOIN });
    await save.execute({ userId: ROBIN, collegeId: BOWDOIN });
  });
});

describe('the first alum of a college', () => {
  it('ends and announces every alert about the college once, in batches', async () => {
    const { alerts, send, events } = fixture();
    const students = Array.from({ length: 450 }, (_, n) => 1_000 + n);
    for (const userId of students) await alerts.save({ userId, collegeId: BOWDOIN, createdAt: NOON });
    await alerts.save({ userId: ROBIN, collegeId: BOWDOIN + 1, createdAt: NOON });
    await send.execute();
    expect(events).toEqual([]);

    alerts.alumni.set(BOWDOIN, [ADA]);
    for (let times = 0; times < 2; times++) await send.execute();
    expect(events).toEqual(students.map((userId) => new AlumniAlertAnswered(userId, BOWDOIN, NOON)));
    expect(await alerts.listByUser(ROBIN)).toHaveLength(1);
  });

  it('concerns only the alerts about that college', async () => {
    const { alerts, send, events } = fixture();
    for (const collegeId of [BOWDOIN, BOWDOIN + 1]) {
      await alerts.save({ userId: ROBIN, collegeId, createdAt: NOON });
      alerts.alumni.set(collegeId, [ADA]);
    }
    expect([await send.sendForCollege(BOWDOIN), await send.sendForCollege(BOWDOIN + 2)]).toEqual([1, 0]);
    expect(events).toEqual([new AlumniAlertAnswered(ROBIN, BOWDOIN, NOON)]);
  });
});
