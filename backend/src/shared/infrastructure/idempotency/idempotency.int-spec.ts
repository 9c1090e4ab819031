import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { Client } from 'pg';
import { eventually, startApp, type TestApp } from '../../../../test/support/app';
import { cookieOf, KnownPeople } from '../../../../test/support/fake-authenticator';
import { emptyTablesAndIds } from '../../../../test/support/empty-tables';
import { DomainError } from '../../domain/domain-error';
import { Public } from '../http/policies';
import { UnitOfWork } from '../typeorm/unit-of-work';
import { IdempotencyKeys } from './idempotency-keys';
import { IdempotencyInterceptor } from './idempotent.interceptor';

class ShelfIsEmpty extends DomainError {
  constructor() {
    super('conflict', 'library.shelf-is-empty', 'There is nothing left to lend.');
  }
}

const library = { refusals: 0, pause: 0 };

@Controller('test-loans')
@UseInterceptors(IdempotencyInterceptor)
class LoansController {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  @Public()
  @Post()
  async lend(@Body() { title }: { title: string }): Promise<object> {
    const [loan] = await this.unitOfWork.query<object>('INSERT INTO loans (title) VALUES ($1) RETURNING id, title', [
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
    await this.unitOfWork.query("INSERT INTO loans (title) VALUES ('silent')");
  }
}

let here: TestApp;
let otherApp: TestApp;
let made = 0;
const newKey = (): string => `key-of-test-${++made}`;

beforeAll(async () => {
  const extras = { controllers: [LoansController], authenticator: new KnownPeople() };
  here = await startApp({}, extras);
  otherApp = await startApp({ DATABASE_URL: here.settings.databaseUrl }, extras);
  await here.db.query('CREATE TABLE loans (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text)');
});
beforeEach(async () => {
  Object.assign(library, { refusals: 0, pause: 0 });
  await emptyTablesAndIds(here.db, 'loans');
});

const lend = (key: string, { app = here, title = 'Emma', cookie = cookieOf(1), path = '' } = {}) =>
  app.visitor().post(`/api/test-loans${path}`).set('Cookie', cookie).set('Idempotency-Key', key).send({ title });
const countLoans = async (): Promise<number> => (await here.db.query<unknown[]>('SELECT FROM loans')).length;

describe('a repeated write', () => {
  it('gets the first response again and is not executed again', async () => {
    const key = newKey();
    const first = await lend(key).expect(201);
    const second = await lend(key, { app: otherApp }).expect(201);

    expect(second.body).toEqual(first.body);
    expect(second.body).toEqual({ id: 1, title: 'Emma', at: '2026-03-01T12:00:00.000Z' });
    expect(await countLoans()).toBe(1);
  });

  it('gets no body if the first response had none', async () => {
    const key = newKey();
    await lend(key, { path: '/silent' }).expect(204);
    const { text } = await lend(key, { path: '/silent' }).expect(204);

    expect(text).toBe('');
    expect(await countLoans()).toBe(1);
  });

  it('is executed once for 20 concurrent requests to two processes', async () => {
    library.pause = 50;
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => lend(key, { app: i % 2 ? here : otherApp })),
    );
    const statuses = answers.map(({ status }) => status);

    expect(await countLoans()).toBe(1);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(statuses).toContain(201);
    await lend(key).expect(201);
  });

  it('gets 409 while the first is still being processed', async () => {
    library.pause = 500;
    const key = newKey();
    const first = lend(key).then(({ status }) => status);
    await new Promise((resume) => setTimeout(resume, 200));
    const { body } = await lend(key).expect(409);

    expect(body).toMatchObject({ code: 'platform.still-under-way' });
    expect(await first).toBe(201);
  });

  it('gets 409 if the request is different', async () => {
    const key = newKey();
    await lend(key).expect(201);
    const { body } = await lend(key, { title: 'Persuasion' }).expect(409);

    expect(body).toMatchObject({ code: 'platform.idempotency-key-reused' });
    await lend(key, { path: '/silent' }).expect(409);
    expect(await countLoans()).toBe(1);
  });

  it('is executed if the first was refused', async () => {
    library.refusals = 1;
    const key = newKey();
    await lend(key).expect(409);
    await lend(key).expect(201);

    expect(await countLoans()).toBe(1);
  });

  it('of another person is a different write', async () => {
    const key = newKey();
    await lend(key, { cookie: cookieOf(1) }).expect(201);
    await lend(key, { cookie: cookieOf(2) }).expect(201);
    await lend(key, { cookie: '' }).expect(201);

    expect(await countLoans()).toBe(3);
  });

  it('without a key is a different write', async () => {
    for (let i = 0; i < 2; i++) await here.visitor().post('/api/test-loans').send({ title: 'Emma' }).expect(201);

    expect(await countLoans()).toBe(2);
  });

  it.each(['short', 'x'.repeat(129), 'with blanks in it', 'semi;colon'])(
    'is refused with the invalid key %s',
    async (key) => {
      const { body } = await lend(key).expect(400);

      expect(body.errors).toEqual([{ field: 'Idempotency-Key', message: expect.stringMatching(/8 to 128/) }]);
      expect(await countLoans()).toBe(0);
    },
  );
});

describe('a write whose process died', () => {
  const claimedBy = async (crashedClient: Client, key: string) => {
    await crashedClient.connect();
    await crashedClient.query('BEGIN');
    await crashedClient.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 4711050))', [`user:1 ${key}`]);
  };

  it('is executed by the next request as soon as PostgreSQL has noticed', async () => {
    const crashedClient = new Client({ connectionString: here.settings.databaseDirectUrl });
    const key = newKey();
    await claimedBy(crashedClient, key);
    const { headers } = await lend(key).expect(409);
    expect(headers['retry-after']).toBe('1');
    await crashedClient.end();

    await eventually(async () => (await lend(key)).status === 201, 5_000);
    expect(await countLoans()).toBe(1);
  });

  it('is executed by the next request within ten seconds, although nothing closed its connection', async () => {
    const unresponsiveClient = new Client({
      connectionString: here.settings.databaseDirectUrl,
      idle_in_transaction_session_timeout: 5_000,
    });
    unresponsiveClient.on('error', () => {});
    const key = newKey();
    await claimedBy(unresponsiveClient, key);
    const began = Date.now();
    await eventually(async () => (await lend(key)).status === 201);

    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await countLoans()).toBe(1);
  });

  it('is executed only once by concurrent requests', async () => {
    library.pause = 50;
    const crashedClient = new Client({ connectionString: here.settings.databaseDirectUrl });
    const key = newKey();
    await claimedBy(crashedClient, key);
    await crashedClient.end();
    await Promise.all(Array.from({ length: 10 }, (_, i) => lend(key, { app: i % 2 ? here : otherApp })));

    await eventually(async () => (await lend(key)).status === 201, 5_000);
    expect(await countLoans()).toBe(1);
  });
});

describe('a write and its stored response', () => {
  it('are rolled back together, so that no write is executed twice', async () => {
    const keys = here.app.get(IdempotencyKeys);
    const keep = keys.saveResponse.bind(keys);
    keys.saveResponse = async () => Promise.reject(new Error('the process died here'));
    const key = newKey();
    await lend(key).expect(500);
    keys.saveResponse = keep;
    expect(await countLoans()).toBe(0);

    await lend(key).expect(201);
    expect(await countLoans()).toBe(1);
  });

  it('are stored if only the confirmation of the commit was lost', async () => {
    const unitOfWork = here.app.get(UnitOfWork);
    const run = unitOfWork.run.bind(unitOfWork);
    unitOfWork.run = async (work) => {
      await run(work);
      throw Object.assign(new Error('Connection terminated unexpectedly'));
    };
    const key = newKey();
    await lend(key).expect(503);
    unitOfWork.run = run;
    await lend(key).expect(201);

    expect(await countLoans()).toBe(1);
  });
});

describe('idempotency keys', () => {
  const keys = () => here.app.get(IdempotencyKeys);

  it('can be claimed only within a unit of work, because the claim would end with the statement otherwise', async () => {
    await expect(keys().claim({ scope: 'user:9', key: newKey() })).rejects.toThrow(/needs a unit of work/);
  });

  it('of a person are deleted with their responses, but not those of other people', async () => {
    const [own, other] = [newKey(), newKey()];
    await lend(own, { cookie: cookieOf(7) }).expect(201);
    await lend(other, { cookie: cookieOf(71) }).expect(201);
    await keys().deleteByPerson(7);

    expect(await here.db.query("SELECT scope FROM platform.idempotency_keys WHERE scope LIKE 'user:7%'")).toEqual([
      { scope: 'user:71' },
    ]);
  });
});
