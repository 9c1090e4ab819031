import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { AddressHashes } from '../src/contexts/admin-analytics/infrastructure/alumni-import/address-hashes';
import { ClearImportResponses } from '../src/contexts/admin-analytics/infrastructure/alumni-import/alumni-import-jobs';
import { ScheduledDeletions } from '../src/shared/infrastructure/retention/scheduled-deletions';
import { cookieOf, PASSWORD, registeredMember, studentForm } from './support/accounts';
import { alumniFile, alumniRow, HEADER, importFile } from './support/alumni-files';
import { eventually, startApp, type TestApp } from './support/app';
import { databaseVariables } from './support/database';
import { openStream } from './support/event-streams';
import { buildServerIfMissing } from './support/server-process';
import { collegeIds, insertImportedAlum, verifiedAdministrator } from './support/imported-alumni';
import { recordAffiliations } from './support/person-record-rows';

type Browser = Awaited<ReturnType<typeof registeredMember>>;

const PATH = '/api/admin/alumni/import';
const BOM = '\uFEFF';
const DAY = 24 * 60 * 60 * 1000;

let app: TestApp;
let colleges: number[];
let administrators = 0;

beforeAll(async () => {
  app = await startApp();
  colleges = await collegeIds(app, 60);
}, 90_000);

/** Creates a verified administrator of a college that has no other administrator. */
async function administrator(): Promise<{ browser: Browser; collegeId: number; username: string }> {
  const collegeId = colleges[administrators++]!;
  const username = `admin.${collegeId}`;
  return { browser: await verifiedAdministrator(app, username, collegeId), collegeId, username };
}

const people = async (collegeId: number) =>
  app.db.query<Record<string, unknown>[]>(
    `SELECT email, first_name, last_name, graduation_year, major, job_title, company, linkedin_url, suggested_mentor
     FROM admin_analytics.imported_alumni WHERE college_id = $1 ORDER BY id`,
    [collegeId],
  );
const imports = async (browser: Browser) =>
  (await browser.get('/api/admin/alumni/imports').expect(200)).body as Record<string, unknown>[];

describe('importing alumni', () => {
  it('adds everyone, returns the counts, and lists the file', async () => {
    const { browser, collegeId, username } = await administrator();
    const { body } = await importFile(browser, alumniFile(3, 'adds'), '', '../../etc/Class of 2015.csv').expect(200);

    expect(body).toEqual({
      processed: 3,
      added: 3,
      skipped: 0,
      errors: [],
      errorCount: 0,
      warnings: [],
      warningCount: 0,
      problems: [],
      importId: expect.any(Number),
    });
    expect((await people(collegeId))[0]).toEqual({
      email: 'adds1@alumni.example.org',
      first_name: 'Ada',
      last_name: 'Example1',
      graduation_year: 2015,
      major: 'Mathematics',
      job_title: 'Engineer',
      company: 'Engines, Inc.',
      linkedin_url: 'https://www.linkedin.com/in/ada-1',
      suggested_mentor: true,
    });
    const [listed] = await imports(browser);
    expect(listed).toMatchObject({
      id: body.importId,
      fileName: 'Class of 2015.csv',
      importedBy: 'Robin Example',
      status: 'completed',
      processed: 3,
      added: 3,
      skipped: 0,
      errorCount: 0,
      undoneAt: null,
      removed: null,
      kept: null,
    });
    const until = new Date(listed!.undoUntil as string).getTime() - new Date(listed!.finishedAt as string).getTime();
    expect(until).toBe(30 * DAY);
    const [{ kept }] = await app.db.query<[{ kept: number }]>(
      `SELECT extract(day FROM min(purge_at - imported_at))::int AS kept FROM admin_analytics.imported_alumni
       WHERE college_id = $1`,
      [collegeId],
    );
    expect(kept).toBe(180);
    await eventually(async () => {
      const rows = await app.db.query<{ detail: string }[]>(
        `SELECT detail FROM identity.audit_log a JOIN identity.users u ON u.id = a.user_id
         WHERE a.action = 'alumni-imported' AND u.username = $1`,
        [username],
      );
      return /3 added, 0 skipped, 0 rejected, SHA-256 [0-9a-f]{64}/.test(rows[0]?.detail ?? '');
    });
  });

  it('adds no one in a dry run, and returns the same counts as the import', async () => {
    const { browser, collegeId } = await administrator();
    await importFile(browser, alumniFile(2, 'dry')).expect(200);
    const file = `${alumniFile(5, 'dry')}${alumniRow(5, 'DRY')}\nnonsense\n`;
    const { body: dry } = await importFile(browser, file, '?dryRun=true').expect(200);

    expect(dry).toEqual({
      processed: 7,
      added: 3,
      skipped: 3,
      errors: [expect.stringMatching(/^8: /)],
      errorCount: 1,
      warnings: [],
      warningCount: 0,
      problems: [{ row: 8, message: expect.stringContaining('Email is required') }],
      importId: null,
    });
    expect(await people(collegeId)).toHaveLength(2);
    expect(await imports(browser)).toHaveLength(1);
    const { body: real } = await importFile(browser, file).expect(200);
    expect(real).toEqual({ ...dry, problems: [], importId: expect.any(Number) });
  });

  it('returns the errors of rejected rows, and provides the rows as a CSV file', async () => {
    const { browser, collegeId } = await administrator();
    const file = [
      HEADER,
      alumniRow(1, 'named'),
      '=cmd|calc,"Ex\nample",not-an-address,2015,Physics,,,,',
      ',Example,named3@alumni.example.org,15,,,,http://evil.example,perhaps',
      'Ada,Example,named4@alumni.example.org,2015,Physics,,,,,too,many',
    ].join('\r\n');
    const { body } = await importFile(browser, file).expect(200);
    const answer = await browser.get(`/api/admin/alumni/imports/${body.importId}/errors.csv`).expect(200);

    expect(body).toMatchObject({ processed: 4, added: 1, skipped: 0, errorCount: 3 });
    expect(body.errors).toEqual([
      '3: Email is not a valid address',
      expect.stringMatching(
        /^4: First name is required; Major is required; Graduation year must contain one year between 1900 and \d{4}$/,
      ),
      expect.stringMatching(/^5: The row has 11 cells, but the header has 9/),
    ]);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.text.startsWith(BOM)).toBe(true);
    expect(answer.text).toContain(`${HEADER},error\r\n`);
    expect(answer.text).toContain(`"'=cmd|calc","Ex\nample",not-an-address,2015`);
    expect(await people(collegeId)).toHaveLength(1);
  });

  it.each([
    ['a byte order mark and line ends of Windows', (file: string) => BOM + file.replaceAll('\n', '\r\n')],
    ['line ends of an old Mac', (file: string) => file.replaceAll('\n', '\r')],
    ['semicolons', (file: string) => file.replace('"Engines, Inc."', 'Engines').replaceAll(',', ';')],
    ['tabs', (file: string) => file.replace('"Engines, Inc."', 'Engines').replaceAll(',', '\t')],
    ['another case', (file: string) => file.replace(HEADER, HEADER.toUpperCase())],
    ['empty lines', (file: string) => file.replaceAll('\n', '\n\n')],
    ['blank columns at the end', (file: string) => file.replaceAll('\n', ',,\n')],
  ])('reads a file with %s', async (name, change) => {
    const { browser, collegeId } = await administrator();
    const file = `${HEADER}\n${alumniRow(1, name.replaceAll(' ', '')).replace('Ada', 'Zoë')}\n`;
    const { body } = await importFile(browser, change(file)).expect(200);

    expect(body).toMatchObject({ processed: 1, added: 1, errors: [] });
    expect(await people(collegeId)).toMatchObject([
      { first_name: 'Zoë', last_name: 'Example1', suggested_mentor: true },
    ]);
  });

  it('keeps people whose optional cells can’t be read, below title lines and a line that names the separator', async () => {
    const { browser, collegeId } = await administrator();
    const file = [
      'sep=;',
      'Alumni of the college',
      HEADER.replaceAll(',', ';'),
      'Ada;Example;mailto:Titled@Alumni.example.org;Class of 2014;"Art\nHistory";;;linkedin.com/in/ada;perhaps',
    ].join('\r\n');
    const { body } = await importFile(browser, file).expect(200);
    expect(body).toMatchObject({
      processed: 1,
      added: 1,
      errors: [],
      warningCount: 1,
      warnings: ['4: Left out: Willing to mentor must be true or false'],
    });
    expect(await people(collegeId)).toMatchObject([
      {
        email: 'titled@alumni.example.org',
        graduation_year: 2014,
        major: 'Art History',
        linkedin_url: 'https://www.linkedin.com/in/ada',
        suggested_mentor: null,
      },
    ]);
  });

  it('reads Windows-1252', async () => {
    const { browser, collegeId } = await administrator();
    const row = Buffer.from('Jos\xe9,O\x92Neil,jose@alumni.example.org,2010,Fran\xe7ais\n', 'latin1');
    const header = Buffer.from('first_name,last_name,email,graduation_year,major\n');
    await importFile(browser, Buffer.concat([header, row]) as never).expect(200);

    expect(await people(collegeId)).toMatchObject([{ first_name: 'José', last_name: 'O’Neil', major: 'Français' }]);
  });

  it('reads columns in any order, and does not require the optional ones', async () => {
    const { browser, collegeId } = await administrator();
    const file = 'Email,Major,Graduation_Year,Last_Name,First_Name\nORDER@Alumni.Example.org,Art,1999,Example,Ben\n';
    await importFile(browser, file).expect(200);

    expect(await people(collegeId)).toMatchObject([
      { email: 'order@alumni.example.org', first_name: 'Ben', company: null, suggested_mentor: null },
    ]);
  });

  it('stores text that looks like a formula unchanged', async () => {
    const { browser, collegeId } = await administrator();
    await importFile(
      browser,
      'first_name,last_name,email,graduation_year,major\n=1+1,@SUM,=formula@alumni.example.org,1999,-1\n',
    ).expect(200);

    expect(await people(collegeId)).toMatchObject([{ first_name: '=1+1', last_name: '@SUM', major: '-1' }]);
  });
});

describe('a repeated import', () => {
  const send = (browser: Browser, csv: string, key: string, query = '') =>
    importFile(browser, csv, query).set('Idempotency-Key', key);

  it('with the same Idempotency-Key returns the first response and imports nothing again', async () => {
    const { browser, collegeId } = await administrator();
    const csv = `${alumniFile(2, 'repeated')}nonsense\n`;
    const { body: first } = await send(browser, csv, 'a-repeated-import').expect(200);
    expect(first).toMatchObject({ added: 2, errorCount: 1 });
    const { body: second } = await send(browser, csv, 'a-repeated-import').expect(200);

    expect(second).toEqual(first);
    expect(await imports(browser)).toHaveLength(1);
    expect(await people(collegeId)).toHaveLength(2);
  });

  it('is refused with the key of another file, or an invalid key', async () => {
    const { browser, collegeId } = await administrator();
    await send(browser, alumniFile(1, 'keyed'), 'the-key-of-a-file').expect(200);
    const { body } = await send(browser, alumniFile(1, 'other'), 'the-key-of-a-file').expect(409);
    expect(body.code).toBe('platform.idempotency-key-reused');
    const { body: invalid } = await send(browser, alumniFile(1, 'other'), 'short').expect(400);
    expect(invalid.errors).toMatchObject([{ field: 'Idempotency-Key' }]);
    expect(await people(collegeId)).toHaveLength(1);
  });

  it('of two at the same time imports once', async () => {
    const { browser, collegeId } = await administrator();
    const csv = alumniFile(50, 'twice');
    const both = await Promise.all([1, 2].map(() => send(browser, csv, 'two-at-the-same-time')));
    for (const { status } of both) expect([200, 409]).toContain(status);
    expect(await people(collegeId)).toHaveLength(50);
    expect(await imports(browser)).toHaveLength(1);
  });
});

describe('the counts of an import', () => {
  it('counts people who have an account, or whom another college imported, like everyone else', async () => {
    const { browser, username } = await administrator();
    const stranger = await administrator();
    await registeredMember(app, studentForm('known.student'));
    await insertImportedAlum(app.db, stranger.collegeId, 'elsewhere@alumni.example.org');
    const before = await app.db.query('SELECT * FROM identity.users ORDER BY id');
    const EMAILS = [
      'Known.Student@example.org',
      `${username}@example.org`,
      'elsewhere@alumni.example.org',
      'unknown@alumni.example.org',
    ];
    const row = (email: string): string => `Ada,Example,${email},2015,Physics,,,,\n`;
    const answers = async (query = '') => {
      const found = [];
      for (const email of EMAILS) {
        const { body } = await importFile(browser, `${HEADER}\n${row(email)}`, query).expect(200);
        found.push({ ...(body as object), importId: null });
      }
      return found;
    };
    const alike = (counts: object) => {
      const nothing = { errors: [], errorCount: 0, warnings: [], warningCount: 0, problems: [] };
      return EMAILS.map(() => ({ processed: 1, ...nothing, importId: null, ...counts }));
    };
    expect(await answers('?dryRun=true')).toEqual(alike({ added: 1, skipped: 0 }));
    expect(await answers()).toEqual(alike({ added: 1, skipped: 0 }));
    expect(await answers()).toEqual(alike({ added: 0, skipped: 1 }));
    expect(await app.db.query('SELECT * FROM identity.users ORDER BY id')).toEqual(before);
  });

  it('contains a repeated address once', async () => {
    const { browser } = await administrator();
    const row = (email: string): string => `Ada,Example,${email},2015,Physics,,,,\n`;
    const { body } = await importFile(
      browser,
      `${HEADER}\n${row('twice@alumni.example.org')}${row('TWICE@alumni.example.org')}`,
    ).expect(200);
    expect(body).toMatchObject({ processed: 2, added: 1, skipped: 1 });
  });
});

describe('skipped people', () => {
  it('include people who declined imports by this college, whom another college can still import', async () => {
    const [mine, other] = [await administrator(), await administrator()];
    await importFile(mine.browser, alumniFile(1, 'declines')).expect(200);
    const hash = app.app.get(AddressHashes, { strict: false }).hash('declines1@alumni.example.org');
    await app.db.query('DELETE FROM admin_analytics.imported_alumni WHERE college_id = $1', [mine.collegeId]);
    await app.db.query('INSERT INTO admin_analytics.declined_addresses VALUES ($1, $2, now())', [mine.collegeId, hash]);

    expect((await importFile(mine.browser, alumniFile(1, 'declines'), '?dryRun=true')).body).toMatchObject({
      skipped: 1,
    });
    expect((await importFile(mine.browser, alumniFile(1, 'declines'))).body).toMatchObject({ added: 0, skipped: 1 });
    expect((await importFile(other.browser, alumniFile(1, 'declines'))).body).toMatchObject({ added: 1, skipped: 0 });
  });
});

describe('undoing an import', () => {
  it('removes unclaimed alumni, and keeps and counts claimed ones', async () => {
    const { browser, collegeId } = await administrator();
    const { body } = await importFile(browser, alumniFile(3, 'undo')).expect(200);
    await app.db.query(
      `UPDATE admin_analytics.imported_alumni SET claimed_by = 900001, claimed_at = now()
       WHERE email = 'undo2@alumni.example.org'`,
    );
    const undo = () => browser.post(`/api/admin/alumni/imports/${body.importId}/undo`);
    const { body: done } = await undo().expect(200);

    expect(done).toEqual({ removed: 2, kept: 1, keptNames: [expect.stringMatching(/^\S+ \S+/)] });
    expect((await undo().expect(200)).body).toEqual(done);
    expect(await people(collegeId)).toMatchObject([{ email: 'undo2@alumni.example.org' }]);
    expect(await imports(browser)).toMatchObject([
      { status: 'undone', undoUntil: null, undoneAt: expect.any(String), ...(done as object) },
    ]);
    expect((await importFile(browser, alumniFile(3, 'undo')).expect(200)).body).toMatchObject({ added: 2, skipped: 1 });
  });

  it('is possible for 30 days, and not for an administrator of another college', async () => {
    const { browser, collegeId } = await administrator();
    const stranger = await administrator();
    const { body } = await importFile(browser, alumniFile(1, 'late')).expect(200);
    const path = `/api/admin/alumni/imports/${body.importId}`;
    await stranger.browser.post(`${path}/undo`).expect(404);
    await stranger.browser.get(`${path}/errors.csv`).expect(404);
    await app.db.query(
      `UPDATE admin_analytics.alumni_imports SET finished_at = now() - interval '30 days' WHERE id = $1`,
      [body.importId],
    );

    const { body: refused } = await browser.post(`${path}/undo`).expect(409);
    expect(refused).toMatchObject({ code: 'admin-analytics.import-cannot-be-undone' });
    expect(await people(collegeId)).toHaveLength(1);
    expect((await imports(browser))[0]).toMatchObject({ undoUntil: null });
  });
});

describe('the column mapping', () => {
  it('is stored for the college, and rejects unknown or repeated fields', async () => {
    const { browser } = await administrator();
    const path = '/api/admin/alumni/import-mapping';
    expect((await browser.get(path).expect(200)).body).toEqual({ mapping: {} });
    const mapping = { 'E-mail': 'email', Class: 'graduation_year', Notes: null };
    await browser.put(path).send({ mapping }).expect(200);

    expect((await browser.get(path).expect(200)).body).toEqual({ mapping });
    for (const wrong of [{ a: 'id' }, { a: 'email', b: 'email' }, [], null, 'email', { '': null }, { a: 1 }]) {
      const { body } = await browser.put(path).send({ mapping: wrong }).expect(400);
      expect(body.errors).toMatchObject([{ field: 'mapping' }]);
    }
    expect((await browser.get(path).expect(200)).body).toEqual({ mapping });
  });
});

describe('the limits of an import', () => {
  it('reject a file over 5 MB', async () => {
    const { browser, collegeId } = await administrator();
    const large = alumniFile(10, 'large') + '\n'.repeat(5 * 1024 * 1024);
    const { body } = await importFile(browser, large).expect(413);

    expect(body.message).toContain('5 MB');
    expect(body.errors).toMatchObject([{ field: 'file' }]);
    expect(await people(collegeId)).toEqual([]);
  });

  it('allow 20,000 rows and reject one more', async () => {
    const { browser, collegeId } = await administrator();
    const short = (n: number): string => `A,B,r${n}@example.org,2000,C\n`;
    const header = 'first_name,last_name,email,graduation_year,major\n';
    const rows = Array.from({ length: 20_001 }, (_, n) => short(n));
    const { body } = await importFile(browser, header + rows.join('')).expect(413);

    expect(body.message).toContain('20,000');
    expect(await people(collegeId)).toEqual([]);
    expect(await imports(browser)).toEqual([]);
    const { body: full } = await importFile(browser, header + rows.slice(1).join('')).expect(200);
    expect(full).toMatchObject({ processed: 20_000, added: 20_000 });
  }, 60_000);

  it('allow a college ten imports a day, not counting dry runs', async () => {
    const strict = await startApp({ DATABASE_URL: app.settings.databaseUrl, RATE_LIMITS: 'on' });
    const { collegeId } = await administrator();
    const browser = await verifiedAdministrator(strict, 'eager.admin', collegeId);
    for (let n = 0; n < 10; n++) {
      await importFile(browser, alumniFile(1, `eager${n}.`), '?dryRun=true').expect(200);
      await importFile(browser, alumniFile(1, `eager${n}.`)).expect(200);
    }
    const { headers } = await importFile(browser, alumniFile(1, 'eager')).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await importFile(browser, alumniFile(1, 'eager'), '?dryRun=true').expect(200);
    await strict.close();
  });
});

describe('an upload', () => {
  it('must contain exactly one file in the expected field', async () => {
    const { browser, collegeId } = await administrator();
    const file = Buffer.from(alumniFile(1, 'wrong'));
    const wrong = [
      browser.post(PATH).attach('alumni', file, 'x.csv'),
      browser.post(PATH).attach('file', file, 'x.csv').attach('file', file, 'y.csv'),
      browser.post(PATH).attach('file', file, 'x.csv').field('collegeId', '1'),
      browser.post(PATH).field('file', 'text'),
      browser.post(PATH).set('Content-Type', 'multipart/form-data; boundary=x').send('--x\r\nnonsense'),
      browser.post(PATH).set('Content-Type', 'multipart/form-data').send('x'),
    ];
    for (const call of wrong) {
      const { status, body } = await call;
      expect({ status, errors: (body as { errors: unknown }).errors }).toMatchObject({
        status: 400,
        errors: [{ field: 'file' }],
      });
    }
    await browser.post(PATH).send({ file: 'text' }).expect(415);
    await browser.post(PATH).expect(415);
    await importFile(browser, file.toString(), '?dryRun=maybe').expect(400);
    expect(await people(collegeId)).toEqual([]);
    expect(await imports(browser)).toEqual([]);
  });

  it('is accepted from a non-browser client without an Origin header, but not from a page of another site', async () => {
    const { username, collegeId } = await administrator();
    const login = await app.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(200);
    const call = (headers: Record<string, string>) =>
      app
        .visitor()
        .post(PATH)
        .set({ Cookie: cookieOf(login), ...headers })
        .attach('file', Buffer.from(alumniFile(1, 'program')), 'x.csv');
    const page = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/60.0';
    await call({ Origin: 'https://evil.example' }).expect(403);
    await call({ 'Sec-Fetch-Site': 'cross-site' }).expect(403);
    await call({ Referer: 'https://evil.example/' }).expect(415);
    await call({ 'User-Agent': page }).expect(415);
    expect(await people(collegeId)).toEqual([]);

    await call({ 'User-Agent': 'curl/8.5.0' }).expect(200);
    expect(await people(collegeId)).toHaveLength(1);
  });

  it('of a single 1 GB line without a Content-Length is cut off after a few megabytes and stores nothing', async () => {
    const { username, collegeId } = await administrator();
    const login = await app.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(200);
    const address = `${await app.app.getUrl()}${PATH}`;
    const [chunk, wanted] = [Buffer.alloc(256 * 1024, 'a'), 1024 * 1024 * 1024];
    let sent = 0;
    const status = await new Promise<number | 'reset'>((resolve) => {
      const upload = request(address, {
        method: 'POST',
        headers: {
          Origin: app.settings.origin,
          Cookie: cookieOf(login),
          'Content-Type': 'multipart/form-data; boundary=x',
          'Transfer-Encoding': 'chunked',
        },
      });
      upload.on('response', ({ statusCode }) => resolve(statusCode!));
      upload.on('error', () => resolve('reset'));
      upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="long.csv"\r\n\r\n');
      const write = () => {
        while (sent < wanted && !upload.destroyed) {
          sent += chunk.length;
          if (!upload.write(chunk)) return void upload.once('drain', write);
        }
      };
      write();
    });

    expect([400, 413, 'reset']).toContain(status);
    // The socket buffers of both sides add to the limit of 5 MB.
    expect(sent).toBeLessThan(30 * 1024 * 1024);
    expect(await people(collegeId)).toEqual([]);
  }, 60_000);

  it('that is aborted stores nothing, and leaves no transaction open', async () => {
    const { browser, username, collegeId } = await administrator();
    const login = await app.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(200);
    const half = request(`${await app.app.getUrl()}${PATH}`, {
      method: 'POST',
      headers: {
        Origin: app.settings.origin,
        Cookie: cookieOf(login),
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 3_000_000,
      },
    });
    half.on('error', () => undefined);
    half.write('--x\r\nContent-Disposition: form-data; name="file"; filename="half.csv"\r\n\r\n');
    half.write(alumniFile(8_000, 'half'));
    await eventually(async () => (await imports(browser)).some(({ status }) => status === 'running'));
    expect((await importFile(browser, alumniFile(1, 'second')).expect(409)).body).toMatchObject({
      code: 'admin-analytics.import-running',
    });
    half.destroy();

    await eventually(async () => (await imports(browser)).every(({ status }) => status === 'failed'));
    expect(await people(collegeId)).toEqual([]);
    await eventually(async () => {
      const open = await app.db.query<unknown[]>(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'gradspan-maintenance'
           AND xact_start IS NOT NULL`,
      );
      return open.length === 0;
    });
    await importFile(browser, alumniFile(1, 'second')).expect(200);
  }, 60_000);
});

describe('import progress', () => {
  it('is sent only to the streams of the administrator who imports', async () => {
    const [mine, stranger] = [await administrator(), await administrator()];
    const streamOf = async (username: string) => {
      const login = await app.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(200);
      return openStream(await app.app.getUrl(), { cookie: cookieOf(login) });
    };
    const [own, other] = [await streamOf(mine.username), await streamOf(stranger.username)];
    await importFile(mine.browser, alumniFile(5, 'progress'), '?dryRun=true').expect(200);
    await eventually(() => own.frames.some(({ data }) => data.processed === 5));

    const progressEvents = own.frames.filter(({ event }) => event === 'alumni-import-progress').map(({ data }) => data);
    expect(progressEvents[0]).toEqual({ processed: 0, skipped: 0, errors: 0 });
    expect(progressEvents.at(-1)).toEqual({ processed: 5, skipped: 0, errors: 0 });
    expect(other.frames.some(({ event }) => event === 'alumni-import-progress')).toBe(false);
    own.leave();
    other.leave();
  });
});

describe('rejected rows', () => {
  it('are deleted after 30 days', async () => {
    const { browser } = await administrator();
    const csv = `${alumniFile(1, 'kept')}nonsense\n`;
    const { body } = await importFile(browser, csv).set('Idempotency-Key', 'kept-for-30-days').expect(200);
    const deleteOld = async () => {
      await app.app.get(ClearImportResponses, { strict: false }).clear();
      await app.app.get(ScheduledDeletions, { strict: false }).run('delete-rejected-alumni-rows');
    };
    const file = async () =>
      (await browser.get(`/api/admin/alumni/imports/${body.importId}/errors.csv`).expect(200)).text;
    await deleteOld();
    expect(await file()).toContain('nonsense');
    await app.db.query(
      `UPDATE admin_analytics.alumni_imports SET started_at = now() - interval '31 days' WHERE id = $1`,
      [body.importId],
    );
    await deleteOld();

    expect(await file()).not.toContain('nonsense');
    const [stored] = await app.db.query<object[]>(
      'SELECT request_key, answer FROM admin_analytics.alumni_imports WHERE id = $1',
      [body.importId],
    );
    expect(stored).toEqual({ request_key: null, answer: null });
  });
});

describe('import-alumni on the command line', () => {
  it('imports a file for a college, and exits with 1 and no stack trace for invalid arguments', async () => {
    const collegeId = colleges[administrators++]!;
    const path = join(mkdtempSync(join(process.env.TEST_DATA_DIR!, 'cli-')), 'alumni.csv');
    writeFileSync(path, `${alumniFile(25, 'cli')}nonsense\n`);
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [join(__dirname, '../dist/cli.js'), 'import-alumni', ...args], {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'test',
          ...databaseVariables(app.settings.databaseUrl),
          DATA_DIR: process.env.TEST_DATA_DIR,
          DEMO_DATA: 'off',
        },
        encoding: 'utf8',
      });
    buildServerIfMissing();
    const done = run(path, '--college-id', String(collegeId), '--json');
    expect(JSON.parse(done.stdout)).toMatchObject({ processed: 26, added: 25, skipped: 0, errorCount: 1 });
    expect(await people(collegeId)).toHaveLength(25);
    for (const wrong of [
      [path, '--college-id', '999999'],
      ['/nowhere.csv', '--college-id', '1'],
      [path, '--college-id', 'x'],
      [path],
    ]) {
      const { status, stdout, stderr } = run(...wrong);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).not.toMatch(/\n\s+at /);
    }
  }, 60_000);
});

describe('anyone but an active administrator', () => {
  it('can neither import alumni nor use the other import routes', async () => {
    const pending = await registeredMember(
      app,
      studentForm('pending.admin', { role: 'college_admin', collegeId: colleges[59], birthDate: '1980-05-05' }),
    );
    const student = await registeredMember(app, studentForm('curious.student'));
    const removed = await administrator();
    await app.db.query('DELETE FROM admin_analytics.college_administrators WHERE college_id = $1', [removed.collegeId]);
    await recordAffiliations(app.db);
    for (const browser of [pending, student, removed.browser]) {
      await importFile(browser, alumniFile(1, 'nobody')).expect(403);
      await browser.get('/api/admin/alumni/imports').expect(403);
      await browser.get('/api/admin/alumni/imports/1/errors.csv').expect(403);
      await browser.post('/api/admin/alumni/imports/1/undo').expect(403);
      await browser.get('/api/admin/alumni/import-mapping').expect(403);
      await browser.put('/api/admin/alumni/import-mapping').send({ mapping: {} }).expect(403);
    }
    await app
      .browser()
      .post(PATH)
      .attach('file', Buffer.from(alumniFile(1)), 'x.csv')
      .expect(401);
    expect(await app.db.query(`SELECT FROM admin_analytics.imported_alumni WHERE email LIKE 'nobody%'`)).toEqual([]);
  });
});
