import { Jobs } from '../../../../shared/application/jobs';
import { RecordedMailbox } from '../../../../shared/application/testing/recorded-mail';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { SupportRequestNotFound } from '../../domain/support/errors';
import { SeedDemoSupportRequest } from '../demo/seed-demo-support-request';
import { AnswerSupportRequests } from './answer-support-requests';
import { ContactSupport, SendSupportCopy } from './contact-support';
import { SupportPages, SupportPeople } from './ports/support-requests';
import { InMemorySupportRequests } from './testing/in-memory-support-requests';
import { describeSupportRequests } from './testing/support-requests.contract';

const [ADA, BEN, OPERATOR] = [7, 8, 9];
const NOON = new Date('2026-03-02T12:00:00Z');
const TEXT = { subject: 'Import', message: 'Our list has 30,000 rows.' };

describeSupportRequests('memory', async () => new InMemorySupportRequests());

class CountedLimits extends RateLimits {
  tries = 0;
  check = async () => {};
  reset = async () => {};
  consume = async () => {
    if (++this.tries > RATE_LIMITS.supportRequestsPerPerson.points) throw new TooManyRequests(60);
  };
}
class QueuedJobs extends Jobs {
  readonly jobs: object[] = [];
  process = () => {};
  schedule = () => {};
  send = async (_: string, data: object) => void this.jobs.push(data);
}
class StubSupportPeople extends SupportPeople {
  readonly closed: number[] = [];
  findAddress = async (userId: number) => (userId === ADA ? 'ada@example.org' : null);
  findNames = async (userIds: readonly number[]) =>
    new Map(userIds.filter((id) => id < 100).map((id) => [id, `P${id}`]));
  auditClosed = async (requestId: number) => void this.closed.push(requestId);
}

class Pages extends SupportPages {
  readonly productName = 'Gradspan';
  homeUrl = () => 'https://gradspan.example/';
}

function fixture() {
  const [requests, jobs, mailbox, people] = [
    new InMemorySupportRequests(),
    new QueuedJobs(),
    new RecordedMailbox(),
    new StubSupportPeople(),
  ];
  const [transactions, clock] = [new NoTransactions(), { now: () => NOON }];
  const contact = new ContactSupport(requests, new CountedLimits(), jobs, transactions, clock);
  return {
    jobs,
    mailbox,
    people,
    contact,
    seedDemo: new SeedDemoSupportRequest(requests, contact),
    sendCopy: new SendSupportCopy(requests, people, mailbox, new Pages()),
    answer: new AnswerSupportRequests(requests, people, transactions, clock),
  };
}

describe('contacting support', () => {
  it('stores the request and mails a copy', async () => {
    const { contact, jobs, sendCopy, mailbox } = fixture();
    const { request } = await contact.execute(ADA, TEXT);
    expect(jobs.jobs).toEqual([{ id: request.id }]);

    await sendCopy.execute(request.id);
    expect(mailbox.sent).toMatchObject([
      { to: 'ada@example.org', subject: 'We have your message: Import', text: expect.stringContaining(TEXT.message) },
    ]);
    expect(mailbox.sent[0]!.content.footer.reason).toContain('because you contacted Gradspan support.');
  });

  it('sends one copy of a request that was submitted twice', async () => {
    const { contact, jobs } = fixture();
    const { request } = await contact.execute(ADA, TEXT);

    expect(await contact.execute(ADA, TEXT)).toEqual({ request, isNew: false });
    expect(jobs.jobs).toHaveLength(1);
  });

  it('sends no copy to an unconfirmed address', async () => {
    const { contact, sendCopy, mailbox } = fixture();
    await sendCopy.execute((await contact.execute(BEN, TEXT)).request.id);
    await sendCopy.execute(99);

    expect(mailbox.sent).toEqual([]);
  });

  it('is rate limited', async () => {
    const { contact } = fixture();
    for (let n = 0; n < 10; n += 1) await contact.execute(ADA, { ...TEXT, subject: `Import ${n}` });

    await expect(contact.execute(ADA, { ...TEXT, subject: 'Once more' })).rejects.toThrow(TooManyRequests);
  });
});

describe('the support request of a demo person', () => {
  it('is created once, and not again after an operator closed it', async () => {
    const { seedDemo, answer, jobs } = fixture();
    await seedDemo.execute(ADA, TEXT);
    await seedDemo.execute(ADA, TEXT);
    await answer.close(OPERATOR, 1);
    await seedDemo.execute(ADA, TEXT);

    expect(jobs.jobs).toHaveLength(1);
    expect(await answer.list({ limit: 2, after: null })).toMatchObject({ items: [] });
  });

  it('is created while another person’s request is open', async () => {
    const { seedDemo, contact, answer } = fixture();
    await contact.execute(BEN, TEXT);
    await seedDemo.execute(ADA, TEXT);

    expect(await answer.list({ limit: 2, after: null })).toMatchObject({ total: 2 });
  });
});

describe('answering support requests', () => {
  it('lists requests with their authors, page by page', async () => {
    const { contact, answer } = fixture();
    await contact.execute(ADA, TEXT);
    await contact.execute(BEN, TEXT);
    await contact.execute(100, TEXT);

    const first = await answer.list({ limit: 2, after: null });
    expect(first).toMatchObject({ total: 3, nextAfter: 2 });
    expect(first.items.map(({ from }) => from)).toEqual([
      { id: ADA, fullName: 'P7', email: 'ada@example.org' },
      { id: BEN, fullName: 'P8', email: null },
    ]);
    expect(await answer.list({ limit: 2, after: 2 })).toMatchObject({
      items: [{ id: 3, from: null }],
      nextAfter: null,
    });
  });

  it('closes a request once, with an entry in the audit log', async () => {
    const { contact, answer, people } = fixture();
    await contact.execute(ADA, TEXT);
    await answer.close(OPERATOR, 1);

    expect(people.closed).toEqual([1]);
    await expect(answer.close(OPERATOR, 1)).rejects.toThrow(SupportRequestNotFound);
    expect(await answer.list({ limit: 2, after: null })).toMatchObject({ items: [], total: 0 });
  });
});
