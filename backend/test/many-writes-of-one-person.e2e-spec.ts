import { Body, Controller, Get, Post } from '@nestjs/common';
import { RateLimits } from '../src/shared/application/rate-limits';
import { SignedIn } from '../src/shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../src/shared/infrastructure/idempotency/idempotent.interceptor';
import { UnitOfWork } from '../src/shared/infrastructure/typeorm/unit-of-work';
import { startApp, type TestApp } from './support/app';
import { cookieOf, KnownPeople } from './support/fake-authenticator';

const MANY = 40;
const NOTES_LIMIT = { name: 'test-notes', points: 1_000, seconds: 60 };

/** A typical write: counts against a limit and inserts a row. */
@SignedIn()
@Controller('test-notes')
class NotesController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @TakesIdempotencyKey()
  async write(@Body() { text }: { text: string }): Promise<object> {
    await this.limits.consume(NOTES_LIMIT, 'greedy');
    const [note] = await this.unitOfWork.query<object>('INSERT INTO notes (text) VALUES ($1) RETURNING text', [text]);
    await new Promise((resume) => setTimeout(resume, 20));
    return note!;
  }

  @Get()
  async read(): Promise<unknown> {
    return this.unitOfWork.query('SELECT count(*) FROM notes');
  }
}

let app: TestApp;
beforeAll(async () => {
  const extras = { controllers: [NotesController], authenticator: new KnownPeople(), triesWaiting: true };
  app = await startApp({ RATE_LIMITS: 'on', DATABASE_POOL: '5' }, extras);
  await app.db.query('CREATE TABLE notes (text text)');
  // With five connections, the start is repeated until the machine is fast enough.
}, 300_000);

const write = (n: number) =>
  app
    .visitor()
    .post('/api/test-notes')
    .set('Cookie', cookieOf(1))
    .set('Idempotency-Key', `note-${String(n).padStart(4, '0')}`)
    .send({ text: `note ${n}` });

describe(`${MANY} concurrent writes of one user`, () => {
  it('do not affect the responses to others, and are all stored once after a retry', async () => {
    let isOver = false;
    const otherUserStatuses = (async () => {
      const statuses: number[] = [];
      while (!isOver) {
        statuses.push((await app.visitor().get('/api/test-notes').set('Cookie', cookieOf(2))).status);
        await new Promise((resume) => setTimeout(resume, 10));
      }
      return statuses;
    })();
    const first = await Promise.all(Array.from({ length: MANY }, (_, n) => write(n)));
    isOver = true;

    expect([...new Set(await otherUserStatuses)]).toEqual([200]);
    const refused = first.filter(({ status }) => status !== 201);
    expect(refused.filter(({ status, headers }) => status !== 429 || headers['retry-after'] !== '1')).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);

    for (let n = 0; n < MANY; n++) await write(n).expect(201);
    const [{ kept, notes }] = await app.db.query<[{ kept: number; notes: number }]>(
      'SELECT count(*)::int AS kept, count(DISTINCT text)::int AS notes FROM notes',
    );
    expect([kept, notes]).toEqual([MANY, MANY]);
  });
});
