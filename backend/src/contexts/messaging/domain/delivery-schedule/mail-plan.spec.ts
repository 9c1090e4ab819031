import fc from 'fast-check';
import {
  planAfterMail,
  CONVERSATION_BACK_OFF_MS,
  decideOnDuePlan,
  type DuePlanFacts,
  postponeToDigest,
  MAIL_DELAY_MS,
  type MailPlan,
  NOTHING_PLANNED,
  REQUEST_BACK_OFF_MS,
  settlePlan,
  rescheduleForUpdate,
  planWithoutMail,
  type TimeZoneOffsets,
  nextDigestAt,
  UTC_OFFSETS,
} from './mail-plan';
import { tzOffset } from '@date-fns/tz';

const START_MS = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number): Date => new Date(START_MS + minutes * MINUTE);
const minutesOf = (date: Date | null): number | null => date && (date.getTime() - START_MS) / MINUTE;

const MAILABLE_FACTS: DuePlanFacts = { isUnread: true, isSwitchedOn: true, isReachable: true, wantsDigest: false };

describe('a mail about something unread', () => {
  it('is due ten minutes after the first unread item', () => {
    const plan = rescheduleForUpdate(rescheduleForUpdate(NOTHING_PLANNED, at(0)), at(9));
    expect([minutesOf(plan.since), minutesOf(plan.dueAt)]).toEqual([0, 10]);
  });

  it('is delayed longer after each mail, until the person reads', () => {
    let plan: MailPlan = NOTHING_PLANNED;
    const waits: number[] = [];
    let now = at(0);
    for (let mails = 0; mails < 6; mails++) {
      plan = rescheduleForUpdate(plan, now);
      waits.push((plan.dueAt!.getTime() - now.getTime()) / MINUTE);
      now = plan.dueAt!;
      plan = planAfterMail(plan, now);
    }
    expect(waits).toEqual([10, 10, 60, 240, 1_440, 1_440]);
    expect(rescheduleForUpdate(NOTHING_PLANNED, now).dueAt).toEqual(new Date(now.getTime() + MAIL_DELAY_MS));
  });

  it('is due ten minutes after news that arrive when the back-off is over', () => {
    const plan = planAfterMail(rescheduleForUpdate(NOTHING_PLANNED, at(0)), at(10));
    expect(minutesOf(rescheduleForUpdate(plan, at(500)).dueAt)).toBe(510);
  });

  it('is due ten minutes after news that arrive when the person has read since the last mail', () => {
    expect(minutesOf(rescheduleForUpdate({ ...NOTHING_PLANNED, lastMailAt: at(0) }, at(1)).dueAt)).toBe(11);
  });

  it('keeps the back-off if no mail was sent', () => {
    const plan = planWithoutMail(
      rescheduleForUpdate(planAfterMail(rescheduleForUpdate(NOTHING_PLANNED, at(0)), at(10)), at(11)),
    );
    expect([plan.dueAt, plan.mailsSinceRead, minutesOf(plan.lastMailAt)]).toEqual([null, 1, 10]);
  });

  it('waits for the digest if the person wants one', () => {
    const plan = rescheduleForUpdate(NOTHING_PLANNED, at(0));
    expect(decideOnDuePlan(plan, { ...MAILABLE_FACTS, wantsDigest: true })).toBe('wait-for-digest');
    const waiting = postponeToDigest(plan, at(600));
    expect([minutesOf(waiting.dueAt), minutesOf(waiting.since)]).toEqual([600, 0]);
    expect(decideOnDuePlan(waiting, { ...MAILABLE_FACTS, wantsDigest: true })).toBe('digest');
    expect(decideOnDuePlan(waiting, MAILABLE_FACTS)).toBe('mail');
  });

  it.each(['isUnread', 'isSwitchedOn', 'isReachable'] as const)('is not sent unless %s', (fact) => {
    expect(decideOnDuePlan(rescheduleForUpdate(NOTHING_PLANNED, at(0)), { ...MAILABLE_FACTS, [fact]: false })).toBe(
      'no-mail',
    );
  });
});

/** A step in a conversation; `after` is the number of minutes since the previous step. */
const step = fc.record({
  after: fc.integer({ min: 0, max: 2_000 }),
  what: fc.constantFrom('message', 'message', 'message', 'read'),
});

/** Runs the steps and returns the mails, each sent at the time when its plan is due. */
function mailsOf(steps: readonly { after: number; what: string }[]) {
  const mails: { readonly at: number; readonly since: number; readonly lastReadAt: number }[] = [];
  let plan: MailPlan = NOTHING_PLANNED;
  let lastReadAt = -Infinity;
  const mailIfDue = (upTo: number): void => {
    if (!plan.dueAt || minutesOf(plan.dueAt)! > upTo) return;
    const now = plan.dueAt;
    mails.push({ at: minutesOf(now)!, since: minutesOf(plan.since)!, lastReadAt });
    plan = planAfterMail(plan, now);
  };
  let now = 0;
  for (const { after, what } of steps) {
    now += after;
    mailIfDue(now);
    if (what === 'message') plan = rescheduleForUpdate(plan, at(now));
    else {
      plan = NOTHING_PLANNED;
      lastReadAt = now;
    }
  }
  mailIfDue(Infinity);
  return { mails, isWaiting: plan.dueAt !== null };
}

describe('mails about any history of a conversation', () => {
  const history = fc.array(step, { maxLength: 40 });

  it('are never sent earlier than ten minutes after the first message they mention', () => {
    fc.assert(
      fc.property(history, (steps) => {
        for (const { at: sent, since } of mailsOf(steps).mails) expect(sent - since).toBeGreaterThanOrEqual(10);
      }),
    );
  });

  it('never mention what was read', () => {
    fc.assert(
      fc.property(history, (steps) => {
        for (const { since, lastReadAt } of mailsOf(steps).mails) expect(since).toBeGreaterThanOrEqual(lastReadAt);
      }),
    );
  });

  it('keep the back-off for the number of mails since the last read', () => {
    fc.assert(
      fc.property(history, (steps) => {
        let mailsSinceRead = 0;
        let before: { at: number; lastReadAt: number } | undefined;
        for (const mail of mailsOf(steps).mails) {
          if (before && before.lastReadAt === mail.lastReadAt) {
            mailsSinceRead += 1;
            const wait =
              CONVERSATION_BACK_OFF_MS[Math.min(mailsSinceRead, CONVERSATION_BACK_OFF_MS.length) - 1]! / MINUTE;
            expect(mail.at - before.at).toBeGreaterThanOrEqual(wait);
          } else mailsSinceRead = 0;
          before = mail;
        }
      }),
    );
  });

  it('mention everything that stays unread', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const { mails, isWaiting } = mailsOf(steps);
        expect(isWaiting).toBe(false);
        let now = 0;
        const times = steps.map(({ after, what }) => ({ what, at: (now += after) }));
        const lastReadAt = Math.max(-1, ...times.filter(({ what }) => what === 'read').map((one) => one.at));
        const hasUnread = times.slice(times.map(({ what }) => what).lastIndexOf('read') + 1).length > 0;
        expect(mails.some((mail) => mail.at >= lastReadAt && mail.since >= lastReadAt)).toBe(hasUnread);
      }),
    );
  });
});

describe('mails about requests from one person to another', () => {
  const DAY = 24 * 60;

  it('are limited to three in any 24 hours', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 200 });
    fc.assert(
      fc.property(pauses, (steps) => {
        const sent: number[] = [];
        let plan: MailPlan | null = null;
        let now = 0;
        const settleUpTo = (minute: number): void => {
          while (plan?.dueAt && minutesOf(plan.dueAt)! <= minute) {
            const dueAt = plan.dueAt;
            if (plan.since) sent.push(minutesOf(dueAt)!);
            plan = settlePlan('request', plan, plan.since !== null, dueAt);
          }
        };
        for (const pause of steps) {
          now += pause;
          settleUpTo(now);
          plan = rescheduleForUpdate(plan ?? NOTHING_PLANNED, at(now), REQUEST_BACK_OFF_MS);
        }
        settleUpTo(Infinity);
        expect(plan).toBeNull();
        for (const mail of sent) {
          expect(sent.filter((other) => other >= mail && other < mail + DAY).length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it('keep their back-off if the requests are read before the mail', () => {
    const mailedPlan = settlePlan('request', rescheduleForUpdate(NOTHING_PLANNED, at(0)), true, at(10))!;
    const read = settlePlan('request', rescheduleForUpdate(mailedPlan, at(20), REQUEST_BACK_OFF_MS), false, at(70))!;
    expect([read.since, minutesOf(read.dueAt), read.mailsSinceRead]).toEqual([null, 10 + DAY, 1]);
  });
});

describe('a settled plan', () => {
  it('ends, except for conversations', () => {
    const plan = rescheduleForUpdate(NOTHING_PLANNED, at(0));
    expect(settlePlan('review', plan, true, at(10))).toBeNull();
    expect(settlePlan('request', plan, false, at(10))).toBeNull();
    expect(settlePlan('message', plan, true, at(10))).toMatchObject({ dueAt: null, mailsSinceRead: 1 });
  });
});

const offsetsOf = (place: string): TimeZoneOffsets => ({ offsetAt: (moment) => tzOffset(place, new Date(moment)) });
const localTimeIn = (place: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: place, hour: '2-digit', minute: '2-digit' }).format(moment);

const HOUR = 3_600_000;
const TIME_ZONES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

describe('the daily digest', () => {
  it.each([
    ['2026-03-01T07:59:59.999Z', '2026-03-01T08:00:00.000Z'],
    ['2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z'],
    ['2026-03-01T23:30:00.000Z', '2026-03-02T08:00:00.000Z'],
  ])('requested at %s is due at %s in UTC', (now, due) => {
    expect(nextDigestAt(new Date(now), UTC_OFFSETS).toISOString()).toBe(due);
  });

  it.each([
    ['America/New_York', '2027-03-14T03:00:00Z', '2027-03-14T12:00:00.000Z'],
    ['America/New_York', '2027-03-13T14:00:00Z', '2027-03-14T12:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T01:00:00Z', '2026-10-25T07:00:00.000Z'],
  ])('is due at 8:00 in %s, also when clocks change', (place, now, due) => {
    expect(nextDigestAt(new Date(now), offsetsOf(place)).toISOString()).toBe(due);
  });

  it('is due at 8:00 local time within 25 hours, in any time zone', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...TIME_ZONES), moment, (place, now) => {
        const due = nextDigestAt(now, offsetsOf(place));
        expect(due.getTime()).toBeGreaterThan(now.getTime());
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(25 * HOUR);
        expect(localTimeIn(place, due)).toBe('08:00');
      }),
    );
  });
});
