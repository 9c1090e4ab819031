import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../../test/support/app';
import { type TestUser, student } from '../../../test/support/test-users';
import { bareDatabaseUrl, freshDatabaseUrl, createPatientPool, testSettings } from '../../../test/support/database';
import { runCommand as run } from '../../../test/support/run-command';
import { databaseWithTwoRoles } from '../../../test/support/two-roles';
import { mapping } from '../database';
import { CommandRefused, InformationMissing } from './command-context';
import { auditLogCommand } from './audit-log.command';
import { createAdminCommand, verifyAdminCommand, grantOperatorCommand, revokeOperatorCommand } from './role.commands';
import { doctorCommand } from './doctor.command';
import { exportUserCommand, resetPasswordCommand, suspendUserCommand, unsuspendUserCommand } from './user.commands';
import { importCollegesCommand } from './import-colleges.command';
import { migrateDatabaseCommand, seedDemoCommand, openApiCommand } from './maintenance.commands';
import { generateCommand } from './generate.command';
import { moderateCommand, moderationQueueCommand } from './moderation.commands';

const environment = { ...process.env };
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'commands-'))));
afterEach(() => {
  process.env = { ...environment };
  process.exitCode = undefined;
  rmSync(folder, { recursive: true });
});

const setEnvironment = (url: string, more: Record<string, string> = {}): void => {
  process.env = { ...environment, NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: folder, ...more };
};

describe('migrate', () => {
  it('brings the database up to date and prints which migrations ran', async () => {
    setEnvironment(await bareDatabaseUrl());
    const first = await run(migrateDatabaseCommand);
    const second = await run(migrateDatabaseCommand);

    expect(first.data).toEqual({ migrations: expect.arrayContaining(mapping.migrations.map(({ name }) => name)) });
    expect(first.line).toMatch(/^Ran \d+ migrations: Platform/);
    expect(second).toMatchObject({ data: { migrations: [] }, line: 'The database is up to date.' });
  });
});

describe('doctor', () => {
  const checks = ({ data }: { data: { findings: { check: string; ok: boolean; says: string }[] } }) =>
    Object.fromEntries(data.findings.map(({ check, ok, says }) => [check, ok ? 'ok' : says]));
  const runDoctor = () =>
    run<{ healthy: boolean; findings: { check: string; ok: boolean; says: string }[] }>(doctorCommand);

  it('reports no problems with the database of a healthy product', async () => {
    setEnvironment(await freshDatabaseUrl());

    expect(checks(await runDoctor())).toMatchObject({
      settings: 'ok',
      'data folder': 'ok',
      mail: 'ok',
      database: 'ok',
      extensions: 'ok',
      migrations: 'ok',
    });
  });

  it('reports pending migrations and sets exit code 1', async () => {
    setEnvironment(await bareDatabaseUrl());
    const report = await runDoctor();

    expect(checks(report).migrations).toMatch(/npm run cli -- migrate/);
    expect(report.data.healthy).toBe(false);
    expect(report.line).toMatch(/PROBLEM {2}migrations: /);
    expect(process.exitCode).toBe(1);
  });

  it('reports an unreachable database', async () => {
    setEnvironment('postgres://nobody@127.0.0.1:1/nothing');

    expect(checks(await runDoctor()).database).toMatch(/ECONNREFUSED/);
    expect(process.exitCode).toBe(1);
  });

  it('reports a data folder that is not writable', async () => {
    writeFileSync(join(folder, 'file'), '');
    setEnvironment(await freshDatabaseUrl(), {
      DATA_DIR: join(folder, 'file'),
      SESSION_SECRET: 'a secret for a test, long enough for one',
    });

    expect(checks(await runDoctor())['data folder']).toMatch(/cannot write to .*file/);
  });

  it('reports a missing SMTP server in production', async () => {
    setEnvironment(await freshDatabaseUrl(), {
      NODE_ENV: 'production',
      APP_ORIGIN: 'https://gradspan.example',
      SESSION_SECRET: 'a secret for a test, long enough for one',
    });

    expect(checks(await runDoctor()).mail).toMatch(/^written to .*outbox$/);
  });

  it('reports a superuser role, and a database log that can contain personal data, in production', async () => {
    const url = await freshDatabaseUrl();
    const productionSettings = {
      NODE_ENV: 'production',
      APP_ORIGIN: 'https://gradspan.example',
      SESSION_SECRET: 'a secret for a test, long enough for one',
    };
    const role = `doctor_${Date.now()}`;
    const db = await createPatientPool(testSettings(url));
    await db.query(`CREATE ROLE ${role} LOGIN PASSWORD 'canary'`);
    await db.query(`GRANT SELECT ON migrations TO ${role}`);
    await db.query(`ALTER ROLE ${role} SET log_min_error_statement = 'error'`);
    try {
      setEnvironment(url, productionSettings);
      expect(checks(await runDoctor())['database role']).toMatch(/is a superuser/);

      const asRole = new URL(url);
      asRole.username = role;
      asRole.password = 'canary';
      setEnvironment(asRole.href, productionSettings);
      expect(checks(await runDoctor())).toMatchObject({
        'database role': 'ok',
        'database log': expect.stringMatching(/log_min_error_statement = error/),
      });
    } finally {
      await db.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
      await db.destroy();
    }
  });

  it('warns about a role that can change tables, but not about a run-time role', async () => {
    const { migrationUrl, runTimeUrl, runTimeRole } = await databaseWithTwoRoles();
    setEnvironment(runTimeUrl, { DATABASE_MIGRATION_URL: migrationUrl });
    expect(checks(await runDoctor()).migrations).toMatch(/npm run cli -- migrate/);
    await run(migrateDatabaseCommand);

    const apart = await runDoctor();
    expect(checks(apart)).toMatchObject({ 'database role': 'ok', migrations: 'ok' });
    expect(apart.line).toContain(`ok       database role: ${runTimeRole}`);

    setEnvironment(migrationUrl);
    expect((await runDoctor()).line).toMatch(
      /warning {2}database role: .* can change tables of admin_analytics, .*jobs, .*: set DATABASE_MIGRATION_URL/,
    );
  });

  it('never prints the database password', async () => {
    setEnvironment('postgres://app:canary@127.0.0.1:1/nothing');

    expect(JSON.stringify(await runDoctor())).not.toContain('canary');
  });
});

describe('openapi', () => {
  it('writes the contract to the given path, without a database', async () => {
    setEnvironment('', { INIT_CWD: folder });
    const { data } = await run<{ file: string }>(openApiCommand, ['contract.json']);

    expect(data.file).toBe(join(folder, 'contract.json'));
    expect(JSON.parse(readFileSync(data.file, 'utf8'))).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/colleges/{id}': { get: expect.any(Object) }, '/health/live': { get: expect.any(Object) } },
    });
  });
});

describe('the commands for accounts', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));

  const signIn = (username: string, password: string) => app.browser().post('/api/login').send({ username, password });

  /** Runs the command without the seeding when the product starts. */
  const seedDemo = async () => {
    const demoData = jest.replaceProperty(app.settings, 'demoData', true);
    const result = await run<{ made: string[]; usernames: string[]; password: string }>(seedDemoCommand, [], app);
    demoData.restore();
    return result;
  };

  it('seed-demo does nothing unless the demo data is on', async () => {
    await expect(run(seedDemoCommand, [], app)).rejects.toThrow(CommandRefused);

    expect(await app.db.query(`SELECT FROM identity.users WHERE username LIKE 'demo.%'`)).toEqual([]);
  });

  it('seed-demo creates only the missing demo accounts', async () => {
    const [first, second] = [await seedDemo(), await seedDemo()];

    expect(first.data.made).toEqual(first.data.usernames);
    expect(second).toMatchObject({
      data: { made: [] },
      line: expect.stringMatching(/^All demo accounts already exist\./),
    });
    for (const username of first.data.usernames) await signIn(username, first.data.password).expect(200);
  });

  it('seed-demo makes the demo administrator a verified one', async () => {
    const { data } = await seedDemo();
    const { body } = await signIn('demo.admin', data.password).expect(200);

    expect(body).toMatchObject({ collegeAdmin: { collegeId: 1, status: 'active' } });
  });

  it("reset-password sets a new password and ends the user's sessions", async () => {
    const browser = app.browser();
    const { data: demo } = await seedDemo();
    await browser.post('/api/login').send({ username: 'demo.student', password: demo.password }).expect(200);
    const { data, line } = await run<{ password: string }>(resetPasswordCommand, ['demo.student'], app);

    expect(line).toContain(data.password);
    await browser.get('/api/user').expect(401);
    await signIn('demo.student', demo.password).expect(401);
    await signIn('demo.student', data.password).expect(200);
  });

  it('suspend-user suspends an account immediately, and unsuspend-user lifts the suspension', async () => {
    const browser = app.browser();
    const { data: demo } = await seedDemo();
    await browser.post('/api/login').send({ username: 'demo.alumni', password: demo.password }).expect(200);
    const out = await run(suspendUserCommand, ['Demo.Alumni'], app);

    expect(out).toMatchObject({
      data: { suspended: true, changed: true },
      line: expect.stringContaining('signed out'),
    });
    await browser.get('/api/user').expect(401);
    const { body } = await signIn('demo.alumni', demo.password).expect(403);
    expect(body).toMatchObject({ code: 'identity.account-suspended', message: 'This account is suspended.' });
    await signIn('demo.alumni', 'Wrong-horse-9').expect(401);
    expect((await run(suspendUserCommand, ['demo.alumni'], app)).data).toMatchObject({ changed: false });

    const back = await run(unsuspendUserCommand, ['demo.alumni'], app);
    expect(back).toMatchObject({ data: { suspended: false, changed: true } });
    await browser.get('/api/user').expect(401);
    await signIn('demo.alumni', demo.password).expect(200);
    expect((await run(unsuspendUserCommand, ['demo.alumni'], app)).data).toMatchObject({ changed: false });
  });

  it('suspend-user stores the end date and the reason, and changes them only with --change', async () => {
    await seedDemo();
    const options = ['--until', '2999-01-31', '--reason', 'Sent spam'];
    const out = await run(suspendUserCommand, ['demo.alumni', ...options], app);

    expect(out.line).toContain('is suspended until 2999-01-31T00:00:00.000Z');
    expect(
      await app.db.query(
        `SELECT suspended_until AS until, suspension_reason AS reason
         FROM identity.users WHERE username = 'demo.alumni'`,
      ),
    ).toEqual([{ until: new Date('2999-01-31T00:00:00Z'), reason: 'Sent spam' }]);
    expect((await run(suspendUserCommand, ['demo.alumni'], app)).line).toContain('Add --change');
    const later = await run(suspendUserCommand, ['demo.alumni', '--change', '--until', '2999-02-28'], app);
    expect(later).toMatchObject({ data: { suspended: true, changed: true } });
    expect(
      await app.db.query(
        `SELECT suspended_until AS until, suspension_reason AS reason
         FROM identity.users WHERE username = 'demo.alumni'`,
      ),
    ).toEqual([{ until: new Date('2999-02-28T00:00:00Z'), reason: 'Sent spam' }]);
    await run(unsuspendUserCommand, ['demo.alumni'], app);
    expect(await run(suspendUserCommand, ['demo.alumni', '--change'], app)).toMatchObject({
      data: { suspended: false, changed: false },
      line: 'demo.alumni is not suspended.',
    });
  });

  it.each([
    ['a day that the month does not have', ['--until', '2999-02-30']],
    ['a day in words', ['--until', 'tomorrow']],
    ['a reason of more than 500 characters', ['--reason', 'x'.repeat(501)]],
  ])('suspend-user rejects %s', async (_, options) => {
    await expect(run(suspendUserCommand, ['demo.alumni', ...options], app)).rejects.toMatchObject({
      code: 'commander.invalidArgument',
    });
  });

  it('suspend-user rejects an end in the past', async () => {
    await expect(run(suspendUserCommand, ['demo.alumni', '--until', '2020-01-01'], app)).rejects.toMatchObject({
      code: 'identity.suspension-over',
    });
  });

  it('export-user prints the data stored about a user, without the password hash', async () => {
    const { data, line } = await run(exportUserCommand, ['demo.alumni'], app);

    expect(JSON.stringify(data)).toContain('demo.alumni');
    expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify(data)));
    expect(line).not.toMatch(/argon2|password_hash|id_hash/i);
  });

  it('audit-log prints one JSON document per entry, oldest first, within the period', async () => {
    await app.db.query(
      `INSERT INTO identity.audit_log (at, action, user_id)
       SELECT '2020-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', 'signed-in', 1
       FROM generate_series(1, 2500) n`,
    );
    const { said } = await run(auditLogCommand, ['--since', '2020-01-01', '--until', '2020-01-02T17:00:00Z'], app);
    const entries = said.map((line) => JSON.parse(line) as { at: string; action: string; userId: number });

    expect(entries).toHaveLength(2459);
    expect(entries[0]).toMatchObject({ at: '2020-01-01T00:01:00.000Z', action: 'signed-in', userId: 1 });
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).sort());
    expect(new Set(entries.map(({ at }) => at)).size).toBe(2459);
  });

  it('export-user prints the data of every context', async () => {
    await seedDemo();
    const [{ id }] = await app.db.query<[{ id: number }]>(
      `SELECT id FROM identity.users WHERE username = 'demo.admin'`,
    );
    await app.db.query(
      `INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, occurred_at)
       VALUES ('one', 1, $1, 'view', now())`,
      [id],
    );
    await app.db.query(
      `INSERT INTO forum.reports (reporter_id, target_type, target_id, reason, created_at)
       VALUES ($1, 'review', 1, 'spam', now())`,
      [id],
    );
    const { data } = await run(exportUserCommand, ['demo.admin'], app);

    expect(data).toMatchObject({
      identity: { account: [{ id }] },
      colleges: {
        savedColleges: [],
        inquiries: [],
        replies: expect.arrayContaining([
          expect.objectContaining({ review_id: expect.any(Number) as number }),
        ]) as object[],
        upvotes: [],
        rsvps: [],
        collegeEdits: [],
      },
      forum: { reports: [{ target_id: 1, reason: 'spam' }] },
      'admin-analytics': { memberships: [{ status: 'active' }], interactions: [{ type: 'view' }] },
    });
  });

  it.each([
    ['reset-password', resetPasswordCommand],
    ['suspend-user', suspendUserCommand],
    ['unsuspend-user', unsuspendUserCommand],
    ['export-user', exportUserCommand],
  ])('%s rejects an unknown username', async (_, command) => {
    await expect(run(command, ['nobody.at.all'], app)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('create-admin creates a college administrator and shows the password once', async () => {
    const options = ['--username', 'new.admin', '--email', 'new.admin@alma.example', '--name', 'New Admin'];
    const { data } = await run<{ password: string }>(createAdminCommand, [...options, '--college-id', '1'], app);
    const { body } = await signIn('new.admin', data.password).expect(200);

    expect(body).toMatchObject({ role: 'college_admin', collegeAdmin: { collegeId: 1, status: 'pending' } });
  });

  it('verify-admin --force verifies an administrator, the first one of a college as its main administrator', async () => {
    const options = ['--email', 'first@alma.example', '--name', 'First Admin', '--college-id', '77'];
    const { data } = await run<{ password: string }>(
      createAdminCommand,
      ['--username', 'first.admin', ...options],
      app,
    );
    const first = await run(verifyAdminCommand, ['First.Admin', '--force', 'called the registrar'], app);
    const { body } = await signIn('first.admin', data.password).expect(200);

    expect(first).toMatchObject({ data: { collegeId: 77, isMain: true }, line: expect.stringMatching(/main/) });
    expect(await run(verifyAdminCommand, ['first.admin'], app)).toMatchObject({ data: first.data });
    expect(body).toMatchObject({ collegeAdmin: { collegeId: 77, status: 'active' } });
    const record = await app.db.query<{ detail: string }[]>(
      `SELECT detail FROM identity.audit_log l JOIN identity.users u ON u.id = l.user_id
       WHERE action = 'administrator-verified' AND username = 'first.admin'`,
    );
    expect(record).toEqual([{ detail: 'called the registrar' }]);
  });

  it('verify-admin without --force requires a confirmed staff address of the college', async () => {
    await app.db.query(
      `UPDATE colleges.colleges SET federal = federal || '{"website": "https://www.alma.example.edu/"}' WHERE id = 78`,
    );
    const options = ['--name', 'Another Admin', '--college-id', '78'];
    const make = (username: string, email: string) =>
      run(createAdminCommand, ['--username', username, '--email', email, ...options], app);
    const confirm = (username: string) =>
      app.db.query('UPDATE identity.users SET email_verified_at = now() WHERE username = $1', [username]);
    await make('alma.dean', 'dean@alma.example.edu');
    await make('alumni.admin', 'dean@alumni.example.edu');

    await expect(run(verifyAdminCommand, ['alma.dean'], app)).rejects.toThrow(/hasn’t confirmed.*--force/s);
    await confirm('alma.dean');
    await confirm('alumni.admin');
    expect(await run(verifyAdminCommand, ['alma.dean'], app)).toMatchObject({ data: { collegeId: 78 } });
    await expect(run(verifyAdminCommand, ['alumni.admin'], app)).rejects.toThrow(
      /isn’t a staff address at example\.edu.*--force/s,
    );
  });

  it.each([[' '], ['x'.repeat(201)]])('verify-admin rejects an empty or overlong reason: "%s"', async (reason) => {
    await expect(run(verifyAdminCommand, ['demo.admin', '--force', reason], app)).rejects.toThrow(
      /at most 200 characters/,
    );
  });

  it('verify-admin rejects a minor, whatever the reason', async () => {
    const options = ['--email', 'young@alma.example', '--name', 'Young Admin', '--college-id', '79'];
    await run(createAdminCommand, ['--username', 'young.admin', ...options], app);
    await app.db.query(
      `UPDATE identity.users SET birth_date = now() - interval '17 years' WHERE username = 'young.admin'`,
    );

    await expect(run(verifyAdminCommand, ['young.admin', '--force', 'a reason'], app)).rejects.toMatchObject({
      code: 'admin-analytics.administrator-is-minor',
    });
  });

  it.each(['demo.student', 'nobody.at.all'])(
    'verify-admin rejects %s, who does not have the role',
    async (username) => {
      await seedDemo();

      await expect(run(verifyAdminCommand, [username], app)).rejects.toThrow(CommandRefused);
    },
  );

  it.each([
    ['without a name', ['--username', 'x.y', '--email', 'x@y.example', '--college-id', '1']],
    [
      'for a college that is no number',
      ['--username', 'x.y', '--email', 'x@y.example', '--name', 'X', '--college-id', 'one'],
    ],
  ])('create-admin rejects an account %s', async (_, args) => {
    await expect(run(createAdminCommand, args, app)).rejects.toThrow(/name|whole number/);
  });
});

describe('import-colleges', () => {
  it.each([
    ['a day that does not exist', ['file.csv', '--release', '2025-02-30']],
    ['a day written otherwise', ['file.csv', '--release', '19.05.2025']],
    ['no file', []],
  ])('rejects %s', async (_, args) => {
    await expect(run(importCollegesCommand, args)).rejects.toThrow(/such as 2025-05-19|missing required argument/);
  });

  it('asks for the release of a file that neither its name nor its content tells', async () => {
    const app = await startApp();
    const file = join(folder, 'colleges.csv');
    const columns =
      'UNITID,INSTNM,CITY,STABBR,INSTURL,CONTROL,ICLEVEL,CURROPER,LATITUDE,LONGITUDE,ADM_RATE,UGDS,TUITIONFEE_IN,TUITIONFEE_OUT,C150_4,C150_L4';
    writeFileSync(file, `${columns}\n100001,Hope College,Holland,MI,NA,2,1,1,NA,NA,NA,3100,38330,38330,0.79,NA\n`);

    await expect(run(importCollegesCommand, [file, '--force'], app)).rejects.toThrow(InformationMissing);
    const { data } = await run<{ release: string }>(
      importCollegesCommand,
      [file, '--force', '--release', '2025-05-19'],
      app,
    );
    expect(data.release).toBe('2025-05-19');
  });

  it('reports a missing file', async () => {
    const app = await startApp();

    await expect(run(importCollegesCommand, [join(folder, 'missing.csv')], app)).rejects.toThrow(/missing\.csv/);
  });
});

describe('moderation', () => {
  let app: TestApp;
  let robin: TestUser;
  let kim: TestUser;
  beforeAll(async () => {
    app = await startApp();
    [robin, kim] = [await student(app, 'mod.robin'), await student(app, 'mod.kim')];
    await app.db.query(
      `INSERT INTO forum.moderation_cases (target_type, target_id, subject_id, status, is_urgent, reasons, report_count,
         first_reported_at, last_reported_at, is_content_hidden, version)
       VALUES ('user', $1, $1, 'open', true, '{abuse}', 1, now(), now(), false, 1)`,
      [kim.id],
    );
  });

  it('grants and revokes operator rights, and requires a reason to grant them', async () => {
    const grant = await run(grantOperatorCommand, ['mod.robin', '--reason', 'Help desk'], app);
    expect(grant).toMatchObject({ data: { operator: true, changed: true }, line: 'mod.robin is now an operator.' });
    expect((await run(grantOperatorCommand, ['mod.robin', '--reason', 'Again'], app)).data).toMatchObject({
      changed: false,
    });
    await robin.browser.get('/api/moderation/summary').expect(200);
    await expect(run(grantOperatorCommand, ['mod.kim'], app)).rejects.toThrow('--reason');
    await expect(run(grantOperatorCommand, ['nobody', '--reason', 'x'], app)).rejects.toThrow();

    expect((await run(revokeOperatorCommand, ['mod.robin'], app)).data).toMatchObject({
      operator: false,
      changed: true,
    });
    expect((await run(revokeOperatorCommand, ['mod.robin'], app)).data).toMatchObject({ changed: false });
    await robin.browser.get('/api/moderation/summary').expect(403);
  });

  it('lists cases and decides them, including cases about operators', async () => {
    await run(grantOperatorCommand, ['mod.kim', '--reason', 'Help desk'], app);
    const { data, line } = await run<{ id: number }[]>(moderationQueueCommand, [], app);
    expect(data).toMatchObject([{ targetType: 'user', targetId: kim.id, subject: 'Robin Example' }]);
    expect(line).toMatch(/^\d+: user \d+ by Robin Example · 1 report · abuse · urgent$/);
    const id = String(data[0]!.id);

    await expect(
      run(moderateCommand, [id, '--action', 'warn', '--note', 'x', '--until', '2099-01-01T00:00:00Z'], app),
    ).rejects.toThrow('--until works only');
    await expect(run(moderateCommand, ['x', '--action', 'warn', '--note', 'x'], app)).rejects.toThrow();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16) + 'Z';
    const changes = ['--action', 'suspend', '--note', 'Threats', '--until', inDays(30)];
    expect((await run(moderateCommand, [id, ...changes], app)).line).toBe(`Case ${id}: suspend.`);
    const sooner = inDays(2);
    const change = ['--action', 'change-suspension', '--note', 'Shorter'];
    expect((await run(moderateCommand, [id, ...change, '--until', sooner], app)).line).toBe(
      `Case ${id}: change-suspension.`,
    );
    expect(
      await app.db.query(
        'SELECT suspended_until AS until, suspension_notice AS notice FROM identity.users WHERE id = $1',
        [kim.id],
      ),
    ).toEqual([{ until: new Date(sooner), notice: 'Shorter' }]);
    await expect(run(moderateCommand, [id, ...change, '--until', '2999-01-01T00:00:00Z'], app)).rejects.toThrow(
      '5 years',
    );
    await kim.browser.get('/api/user').expect(401);
    expect((await run(moderationQueueCommand, ['--status', 'closed'], app)).data).toMatchObject([
      { outcome: 'suspended' },
    ]);
    expect((await run(moderationQueueCommand, [], app)).line).toBe('No open cases.');
  });
});

describe('generate', () => {
  it('adds people, reports each step and the rows by table, and refuses to do it twice', async () => {
    const app = await startApp();
    setEnvironment('postgres://nobody@127.0.0.1:1/nothing');
    const args = ['--people', '40', '--messages', '200', '--yes'];
    const { data, line, said } = await run<{ rows: Record<string, number> }>(generateCommand, args, app);

    expect(data.rows).toMatchObject({ 'identity.users': 40, 'messaging.messages': 200, 'forum.forum_posts': 4 });
    expect(said).toContainEqual(expect.stringMatching(/^messages: \d+ rows, [\d.]+ s$/));
    expect(line).toMatch(/^identity\.users +40$/m);
    expect(line).toMatch(/Added \d+ rows in [\d.]+ s\. The database grew by -?\d+ bytes per person\.$/);
    await expect(run(generateCommand, args, app)).rejects.toThrow(
      'The database has 40 accounts that aren’t demo accounts.',
    );
  });

  it('refuses without --yes, with fewer messages than connections, and with numbers that are too small', async () => {
    setEnvironment('postgres://nobody@127.0.0.1:1/nothing');
    const refusals = {
      'Add --yes to continue.': ['--people', '100'],
      'at least as many messages as connections': [
        '--people',
        '100',
        '--messages',
        '10',
        '--connections',
        '11',
        '--yes',
      ],
      'a whole number from 20': ['--people', '19', '--yes'],
    };
    for (const [message, args] of Object.entries(refusals)) {
      await expect(run(generateCommand, args)).rejects.toThrow(message);
    }
  });

  it('is refused in production, before the database is opened', async () => {
    setEnvironment('postgres://nobody@127.0.0.1:1/nothing', {
      NODE_ENV: 'production',
      APP_ORIGIN: 'https://gradspan.example',
      SESSION_SECRET: 'a secret for a test, long enough for one',
    });

    await expect(run(generateCommand, ['--people', '100', '--yes'])).rejects.toThrow(CommandRefused);
  });
});
