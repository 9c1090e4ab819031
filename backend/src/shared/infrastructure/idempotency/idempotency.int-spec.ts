import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { startApp, type TestApp } from '../../../../test/support/app';
import { cookieOf, KnownPeople } from '../../../../test/support/people';
import { Jobs } from '../../application/jobs';
import { DomainError } from '../../domain/domain-error';
import { Outbox } from '../events/outbox';
import { Public } from '../http/policies';
import { Session } from '../typeorm/session';
import { IdempotencyKeys } from './idempotency-keys';
import { Idempotent } from './idempotent.interceptor';

class ShelfIsEmpty extends DomainError {
  constructor() {
    super('conflict', 'library.shelf-is-empty', 'There is nothing left to lend.');
  }
}

const library = { refusals: 0, pause: 0 };

@Controller('test-loans')
@UseInterceptors(Idempotent)
class LoansController {
  constructor(private readonly session: Session) {}

  @Public()
  @Post()
  async lend(@Body() { title }: { title: string }): Promise<object> {
    const [loan] = await this.session.query<object>('INSERT INTO loans (title) VALUES ($1) RETURNING id, title', [
      title,
    ]);
    if (library.refusals-- > 0) throw new ShelfIsEmpty();
    await new Promise((resume) => setTimeout(resume, library.pause));
    return { ...loan, at: new Date('2026-03-01T12:00:00Z') };
  }

  @Public()
  @Post('silent')
  @HttpCode(204)
  async lendSilently(): Promise<void> {
    await this.session.query("INSERT INTO loans (title) VALUES ('silent')");
  }
}

let here: TestApp;
let there: TestApp;
let made = 0;
const newKey = (): string => `key-of-test-${++made}`;

beforeAll(async () => {
  const extras = { controllers: [LoansController], authenticator: new KnownPeople() };
  here = await startApp({}, extras);
  there = await startApp({ DATABASE_URL: here.settings.databaseUrl }, extras);
  await here.db.query('CREATE TABLE loans (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text)');
});
beforeEach(async () => {
  Object.assign(library, { refusals: 0, pause: 0 });
  await here.db.query('TRUNCATE loans RESTART IDENTITY');
});

const lend = (key: string, { app = here, title = 'Emma', cookie = cookieOf(1), path = '' } = {}) =>
  app.visitor().post(`/api/test-loans${path}`).set('Cookie', cookie).set('Idempotency-Key', key).send({ title });
const loans = async (): Promise<number> => (await here.db.query<unknown[]>('SELECT FROM loans')).length;

describe('a repeated write', () => {
  it('is answered like the first time and not done again', async () => {
    const key = newKey();
    const first = await lend(key).expect(201);
    const second = await lend(key, { app: there }).expect(201);

    expect(second.body).toEqual(first.body);
    expect(second.body).toEqual({ id: 1, title: 'Emma', at: '2026-03-01T12:00:00.000Z' });
    expect(await loans()).toBe(1);
  });

  it('is answered without a body where the first was', async () => {
    const key = newKey();
    await lend(key, { path: '/silent' }).expect(204);
    const { text } = await lend(key, { path: '/silent' }).expect(204);

    expect(text).toBe('');
    expect(await loans()).toBe(1);
  });

  it('is done once for 20 at the same time over two processes', async () => {
    library.pause = 50;
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => lend(key, { app: i % 2 ? here : there })));
    const statuses = answers.map(({ status }) => status);

    expect(await loans()).toBe(1);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(statuses).toContain(201);
    await lend(key).expect(201);
  });

  it('says so while the first is still being answered', async () => {
    library.pause = 500;
    const key = newKey();
    const first = lend(key).then(({ status }) => status);
    await new Promise((resume) => setTimeout(resume, 200));
    const { body } = await lend(key).expect(409);

    expect(body).toMatchObject({ code: 'platform.still-under-way' });
    expect(await first).toBe(201);
  });

  it('is refused when it asks for something else', async () => {
    const key = newKey();
    await lend(key).expect(201);
    const { body } = await lend(key, { title: 'Persuasion' }).expect(409);

    expect(body).toMatchObject({ code: 'platform.idempotency-key-reused' });
    await lend(key, { path: '/silent' }).expect(409);
    expect(await loans()).toBe(1);
  });

  it('is done when the first was refused', async () => {
    library.refusals = 1;
    const key = newKey();
    await lend(key).expect(409);
    await lend(key).expect(201);

    expect(await loans()).toBe(1);
  });

  it('of somebody else is another write', async () => {
    const key = newKey();
    await lend(key, { cookie: cookieOf(1) }).expect(201);
    await lend(key, { cookie: cookieOf(2) }).expect(201);
    await lend(key, { cookie: '' }).expect(201);

    expect(await loans()).toBe(3);
  });

  it('without a key is another write', async () => {
    for (let i = 0; i < 2; i++) await here.visitor().post('/api/test-loans').send({ title: 'Emma' }).expect(201);

    expect(await loans()).toBe(2);
  });

  it.each(['short', 'x'.repeat(129), 'with blanks in it', 'semi;colon'])('needs a better key than %s', async (key) => {
    const { body } = await lend(key).expect(400);

    expect(body.errors).toEqual([{ field: 'Idempotency-Key', message: expect.stringMatching(/8 to 128/) }]);
    expect(await loans()).toBe(0);
  });
});

describe('a write whose process died', () => {
  const claimed = (key: string, secondsAgo: number) =>
    here.db.query(
      `INSERT INTO platform.idempotency_keys (scope, key, request_hash, created_at)
       VALUES ('user:1', $1, 'of the dead process', now() - make_interval(secs => $2))`,
      [key, secondsAgo],
    );

  it('is taken over after a minute', async () => {
    const key = newKey();
    await claimed(key, 61);
    await lend(key).expect(201);
    await lend(key).expect(201);

    expect(await loans()).toBe(1);
  });

  it('is taken over by one alone', async () => {
    library.pause = 50;
    const key = newKey();
    await claimed(key, 61);
    await Promise.all(Array.from({ length: 10 }, (_, i) => lend(key, { app: i % 2 ? here : there })));

    expect(await loans()).toBe(1);
  });

  it('is left alone before that', async () => {
    const key = newKey();
    await claimed(key, 50);
    await lend(key).expect(409);

    expect(await loans()).toBe(0);
  });
});

describe('a write and its answer', () => {
  it('are kept together: what was done is never done again', async () => {
    const keys = here.app.get(IdempotencyKeys);
    const keep = keys.keep.bind(keys);
    keys.keep = async () => Promise.reject(new Error('the process died here'));
    const key = newKey();
    await lend(key).expect(500);
    keys.keep = keep;
    expect(await loans()).toBe(0);

    await lend(key).expect(201);
    expect(await loans()).toBe(1);
  });

  it('are not forgotten when only the news of the commit was lost', async () => {
    const session = here.app.get(Session);
    const run = session.run.bind(session);
    session.run = async (work) => {
      await run(work);
      throw Object.assign(new Error('Connection terminated unexpectedly'));
    };
    const key = newKey();
    await lend(key).expect(503);
    session.run = run;
    await lend(key).expect(201);

    expect(await loans()).toBe(1);
  });
});

describe('keys', () => {
  it('are claimed anew when the first request was refused in between', async () => {
    const db = here.app.get(DataSource);
    const session = new Session(db, new Outbox());
    const keys = new IdempotencyKeys(session, here.app.get(Jobs));
    await keys.claim('user:9', 'raced-key', 'hash');
    const query = session.query.bind(session);
    session.query = async (sql, parameters) => {
      if (sql.startsWith('SELECT')) await query("DELETE FROM platform.idempotency_keys WHERE scope = 'user:9'");
      return query(sql, parameters);
    };

    expect(await keys.claim('user:9', 'raced-key', 'hash')).toBeNull();
    expect(await db.query("SELECT key FROM platform.idempotency_keys WHERE scope = 'user:9'")).toEqual([
      { key: 'raced-key' },
    ]);
  });
});
