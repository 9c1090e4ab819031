import { MailLeased } from './ports/outgoing-mails';
import { ada, deliveryScenario, robin, sasha, MESSAGE_TEXT } from './testing/delivery-scenario';

const HOUR = 60;
const DAY = 24 * HOUR;

let now: ReturnType<typeof deliveryScenario>;
beforeEach(() => {
  now = deliveryScenario();
});

describe('a mail about unread messages', () => {
  it('is sent once after ten minutes, with the sender, the text and a link', async () => {
    await now.writes(ada, robin);
    await now.writes(ada, robin, 2);
    expect(await now.pass(9)).toEqual([]);
    const [mail, ...others] = await now.pass(1);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'person1@example.edu',
      subject: 'Ada Mentor sent you 2 messages',
      unsubscribeUrl: 'https://gradspan.example/api/unsubscribe/1-message',
    });
    expect(mail!.text).toContain(`\n> ${MESSAGE_TEXT}\n`);
    expect(mail!.text).toContain('https://gradspan.example/messages?with=2\n');
    expect(mail!.text).toContain('You’re getting this because email is on for new messages.');
    expect(mail!.text).toContain('https://gradspan.example/unsubscribe?token=1-message\n');
    expect(await now.pass(DAY)).toEqual([]);
  });

  it('is not sent once the messages are read', async () => {
    await now.writes(ada, robin);
    await now.pass(5);
    await now.reads(robin, ada);
    expect(await now.pass(DAY)).toEqual([]);
  });

  it('is sent with growing delays until the messages are read', async () => {
    const minutesBetweenMails: number[] = [];
    let minutesWaited = 0;
    await now.writes(ada, robin);
    for (let minutes = 0; minutes < 4 * DAY; minutes += 10) {
      const sent = await now.pass(10);
      minutesWaited += 10;
      if (sent.length > 0) {
        minutesBetweenMails.push(minutesWaited);
        minutesWaited = 0;
      }
      await now.writes(ada, robin);
    }
    expect(minutesBetweenMails).toEqual([10, 10, 60, 240, DAY, DAY, DAY]);

    await now.reads(robin, ada);
    await now.writes(ada, robin);
    expect(await now.pass(10)).toHaveLength(1);
  });

  it.each([
    ['of a minor', sasha, robin],
    ['to a minor', ada, sasha],
  ] as const)('%s contains no message text', async (_, from, to) => {
    await now.writes(from, to);
    const [mail] = await now.pass(10);
    expect(mail!.subject).toMatch(/sent you a message/);
    expect(mail!.subject + mail!.text).not.toContain('essay');
  });

  it('is not sent if the switch is off, the address is not confirmed, or the sender is erased', async () => {
    await now.settings.save(robin, { switches: { message: { mail: false } }, dailyDigest: false });
    await now.writes(ada, robin);
    await now.writes(robin, 4_711);
    await now.writes(4_711, ada);
    expect(await now.pass(10)).toEqual([]);
    // After mails are switched on, only later messages are mailed.
    await now.settings.save(robin, { switches: {}, dailyDigest: false });
    expect(await now.pass(DAY)).toEqual([]);
  });
});

describe('a mail about notifications', () => {
  it('lists the unread ones of a subject, without those already mailed', async () => {
    await now.notified(robin);
    await now.pass(5);
    await now.notified(robin);
    const [mail] = await now.pass(5);
    expect(mail!.subject).toBe('Amherst College replied to your review');
    expect(mail!.text.match(/replied to your review\./g)).toHaveLength(2);

    await now.notified(robin);
    expect((await now.pass(10))[0]!.text.match(/replied to your review\./g)).toHaveLength(1);
  });

  it('is not sent once they are read, even between queueing and sending', async () => {
    await now.notified(robin);
    now.clock.at = new Date(now.clock.at.getTime() + 10 * 60_000);
    await now.queue.execute();
    now.unread.notifications = [];
    expect(await now.pass(0)).toEqual([]);
    expect(await now.mails.listUnsent({ from: new Date(0), until: new Date(9e12) }, 10)).toEqual([]);
  });

  it('is sent once for all due subjects of a kind, separately from other kinds', async () => {
    await now.notified(robin);
    await now.notified(robin, {
      subject: 'review:6',
      data: { what: 'replied', collegeId: 6, collegeName: 'Reed College' },
    } as never);
    await now.notified(robin, {
      kind: 'college',
      subject: 'college:5',
      data: { what: 'approved', collegeName: 'Reed' },
    });
    expect((await now.pass(10)).map(({ subject }) => subject)).toEqual([
      'You’re now an administrator for Reed',
      'Amherst College and Reed College replied to your reviews',
    ]);
  });

  it.each(['meeting', 'reminder', 'account'] as const)(
    'is not sent for kinds with an immediate mail: %s',
    async (kind) => {
      await now.notified(robin, { kind, subject: 'x:1' });
      expect(await now.pass(DAY)).toEqual([]);
    },
  );
});

describe('the subject of a mail about several news', () => {
  const ofCollege = (what: string, collegeName: string, actorId: number | null) =>
    now.notified(robin, { kind: 'college', subject: `college:${what}`, actorId, data: { what, collegeName } } as never);

  it('names colleges, not people, if the news are about memberships', async () => {
    await ofCollege('colleague', 'Reed College', ada);
    await ofCollege('approved', 'Colby College', null);
    expect((await now.pass(10))[0]!.subject).toBe('News about Colby College and Reed College');
  });

  it('says that there is more than its first news if no one can be named', async () => {
    await now.notified(robin, { kind: 'moderation', subject: 'report:1', data: { what: 'report-closed' } });
    await now.notified(robin, { kind: 'moderation', subject: 'report:2', data: { what: 'warned' } });
    expect((await now.pass(10))[0]!.subject).toBe('We reviewed your report (and 1 more update)');
  });
});

describe('a title that is a question', () => {
  const asksAboutStudies = (collegeName: string) =>
    now.notified(robin, {
      kind: 'college',
      subject: `college:${collegeName}`,
      data: { what: 'asks-about-studies', collegeName },
    } as never);

  it('has no period after it, alone or in a list', async () => {
    await asksAboutStudies('Reed College');
    const [alone] = await now.pass(10);
    expect(alone!.content.blocks[0]).toBe('Did you study at Reed College?');

    await asksAboutStudies('Amherst College');
    await asksAboutStudies('Colby College');
    const [list] = await now.pass(DAY);
    expect(list!.text).toContain('Did you study at Amherst College?\n');
    expect(list!.text).toContain('Did you study at Colby College?\n');
  });
});

describe('the daily digest', () => {
  beforeEach(() => now.settings.save(robin, { switches: {}, dailyDigest: true }));

  it('is sent once at 8:00 in the person’s time zone, with everything unread', async () => {
    now.people.clocks = { offsetAt: () => -5 * HOUR };
    await now.writes(ada, robin);
    await now.notified(robin);
    await now.notified(robin, {
      subject: 'review:6',
      data: { what: 'replied', collegeId: 6, collegeName: 'Reed College' },
    } as never);
    expect(await now.pass(25 * HOUR - 10 - 5 * HOUR)).toEqual([]);
    const mails = await now.pass(10 + 5 * HOUR);
    expect(mails).toHaveLength(1);
    expect(now.clock.at.toISOString()).toBe('2026-03-02T13:00:00.000Z');
    expect(mails[0]!.subject).toBe('Your daily summary: 3 unread items');
    for (const said of ['Ada Mentor sent you a message.', 'Amherst College replied', 'Reed College replied']) {
      expect(mails[0]!.text).toContain(said);
    }
    expect(await now.pass(2 * DAY)).toEqual([]);
  });

  it('leaves out what has been read, and is not sent if nothing is left', async () => {
    await now.writes(ada, robin);
    await now.notified(robin);
    await now.pass(10);
    await now.reads(robin, ada);
    expect((await now.pass(DAY))[0]!.subject).toBe('Your daily summary: 1 unread item');

    await now.writes(ada, robin);
    await now.pass(10);
    await now.reads(robin, ada);
    expect(await now.pass(DAY)).toEqual([]);
  });

  it('is replaced by single mails when the person turns it off', async () => {
    await now.writes(ada, robin);
    await now.notified(robin);
    await now.pass(10);
    await now.settings.save(robin, { switches: {}, dailyDigest: false });
    expect((await now.pass(DAY)).map(({ subject }) => subject)).toEqual([
      'Ada Mentor sent you a message',
      'Amherst College replied to your review',
    ]);
  });
});

describe('a queued mail', () => {
  const queued = async (): Promise<number> => {
    await now.notified(robin);
    now.clock.at = new Date(now.clock.at.getTime() + 10 * 60_000);
    await now.queue.execute();
    return (now.jobs.sent.splice(0)[0]!.data as { mailId: number }).mailId;
  };

  it('is sent once, however often its job runs', async () => {
    const id = await queued();
    for (let times = 0; times < 3; times++) await now.send.execute(id);
    expect(now.mailbox.sent.map((mail) => mail.id)).toEqual([`notification-${id}`]);
  });

  it('is sent by only one of two instances that run its job', async () => {
    const id = await queued();
    const tries = await Promise.allSettled([now.send.execute(id), now.send.execute(id)]);
    expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: new MailLeased(id) }]);
    expect(now.mailbox.sent).toHaveLength(1);
  });

  it('can be retried immediately after the mail server refuses it', async () => {
    const id = await queued();
    now.mailbox.failure = new Error('try again later');
    await expect(now.send.execute(id)).rejects.toThrow('try again later');
    now.mailbox.failure = null;
    await now.send.execute(id);
    expect(now.mailbox.sent).toHaveLength(1);
  });

  it('is sent again with the same Message-ID after a crash between sending and recording it', async () => {
    const id = await queued();
    jest.spyOn(now.mails, 'markDone').mockRejectedValueOnce(new Error('The process ended'));
    await expect(now.send.execute(id)).rejects.toThrow('The process ended');
    await expect(now.send.execute(id)).rejects.toThrow(MailLeased);
    now.clock.at = new Date(now.clock.at.getTime() + 5 * 60_000);
    await now.send.execute(id);
    await now.send.execute(id);
    expect(new Set(now.mailbox.sent.map((mail) => mail.id)).size).toBe(1);
    expect(now.mailbox.sent).toHaveLength(2);
  });

  it('is queued again when its job is lost', async () => {
    const id = await queued();
    await now.queue.requeueUnsent();
    expect(now.jobs.sent).toEqual([]);
    now.clock.at = new Date(now.clock.at.getTime() + 3 * HOUR * 60_000);
    await now.queue.requeueUnsent();
    expect(now.jobs.sent).toMatchObject([{ data: { mailId: id }, options: { singletonKey: String(id) } }]);
  });
});
