import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PASSWORD } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { postDataExport, download, readyExport, getDataExports } from './support/data-exports';
import { rowsIn } from './support/rows';

let app: TestApp;
beforeAll(async () => (app = await startApp()));

const passes = (id: number, hours: number) =>
  app.db.query(
    `UPDATE identity.data_exports SET requested_at = (SELECT requested_at - $2 * interval '1 hour'),
                                      ready_at = (SELECT ready_at - $2 * interval '1 hour') WHERE id = $1`,
    [id, hours],
  );

describe('requesting an export', () => {
  it('requires a session', async () => {
    await app.browser().post('/api/data-export').send({}).expect(401);
    await app.visitor().get('/api/data-export').expect(401);
    await app.visitor().get('/api/data-export/1/file').expect(401);
  });

  it('requires the password unless the session is fresh', async () => {
    const asker = await student(app, 'asker');
    await app.db.query(
      `UPDATE identity.sessions SET opened_at = (SELECT opened_at - interval '11 minutes') WHERE user_id = $1`,
      [asker.id],
    );
    expect((await postDataExport(asker).expect(403)).body).toMatchObject({
      code: 'identity.password-needed',
      errors: [{ field: 'password' }],
    });
    expect((await postDataExport(asker, { password: 'Wrong-horse-9' }).expect(403)).body.code).toBe(
      'identity.password-incorrect',
    );
    expect(await getDataExports(asker)).toEqual({ latest: null, nextAt: null });
    const { body } = await postDataExport(asker, { password: PASSWORD }).expect(202);
    const { status, ...rest } = body.latest as { status: string };
    expect(['waiting', 'running']).toContain(status);
    expect(rest).toMatchObject({ done: 0, readyAt: null, expiresAt: null, bytes: null });
  });

  it('creates one export for concurrent requests', async () => {
    const hasty = await student(app, 'hasty');
    const answers = await Promise.all(Array.from({ length: 5 }, () => postDataExport(hasty)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('identity.export-under-way');
  });

  it.each([[{ password: 1 }], [{ format: 'pdf' }], [{ userId: 1 }]])('rejects %j', async (body) => {
    const odd = await student(app, `odd${JSON.stringify(body).length}`);
    await postDataExport(odd, body).expect(400);
    expect((await getDataExports(odd)).latest).toBeNull();
  });

  it('is possible once a day', async () => {
    const eager = await student(app, 'eager');
    const id = await readyExport(eager);
    const { body, headers } = await postDataExport(eager).expect(429);
    expect(body.code).toBe('platform.too-many-requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    expect((await getDataExports(eager)).nextAt).not.toBeNull();
    await passes(id, 24);
    expect((await getDataExports(eager)).nextAt).toBeNull();
    await postDataExport(eager).expect(202);
    expect(await rowsIn(app, `identity.data_export_contents WHERE export_id = ${id}`)).toBe(0);
  });
});

describe('downloading an export', () => {
  it('is possible only for its owner, and returns 404 to others', async () => {
    const [owner, other] = [await student(app, 'owner'), await student(app, 'other')];
    const id = await readyExport(owner);
    expect(JSON.parse(String((await download(other, id).expect(404)).body))).toMatchObject({
      code: 'identity.export-not-found',
    });
    expect((await getDataExports(other)).latest).toBeNull();
    await download(owner, id + 1_000).expect(404);
    for (const no of ['0', 'abc', '1e3', '2147483648']) {
      await owner.browser.get(`/api/data-export/${no}/file`).expect(400);
    }
    await download(owner, id).expect(200);
  });

  it('works once, even with concurrent attempts', async () => {
    const busyStudent = await student(app, 'many');
    const id = await readyExport(busyStudent);
    const answers = await Promise.all(Array.from({ length: 20 }, () => download(busyStudent, id)));
    const refused = answers.map(({ status }) => status).filter((status) => status !== 200);
    expect(refused).toHaveLength(19);
    expect(refused.filter((status) => status !== 409 && status !== 410)).toEqual([]);
    const { body } = await busyStudent.browser.get(`/api/data-export/${id}/file`).expect(410);
    expect(body).toMatchObject({ status: 410, title: 'Gone', code: 'identity.export-gone' });
  });

  it('is refused before it is ready', async () => {
    const early = await student(app, 'early');
    const id = await readyExport(early);
    await app.db.query(
      `UPDATE identity.data_exports SET status = 'running', tries = 5, ready_at = NULL, bytes = NULL WHERE id = $1`,
      [id],
    );
    const refusal = await early.browser.get(`/api/data-export/${id}/file`).expect(409);
    expect(refusal.body.code).toBe('identity.export-not-ready');
  });

  it('is refused after a day', async () => {
    const late = await student(app, 'late');
    const id = await readyExport(late);
    await passes(id, 24);
    await download(late, id).expect(410);
    expect((await getDataExports(late)).latest?.status).toBe('expired');
  });

  it.each(['cross-site', 'same-site'])('is refused for a %s request, which does not use it up', async (site) => {
    const led = await student(app, `led.${site}`);
    const id = await readyExport(led);
    const refusal = await led.browser.get(`/api/data-export/${id}/file`).set('Sec-Fetch-Site', site).expect(403);
    expect(refusal.body.code).toBe('platform.cross-site-write');
    await download(led, id).set('Sec-Fetch-Site', 'same-origin').expect(200);
  });

  it('is not used up by an interrupted download or a HEAD request', async () => {
    const unlucky = await student(app, 'unlucky');
    const id = await readyExport(unlucky);
    const bytes = 16 * 1024 * 1024;
    await app.db.query(
      `UPDATE identity.data_export_contents SET content = decode(repeat('ab', $2), 'hex') WHERE export_id = $1`,
      [id, bytes],
    );
    await unlucky.browser.head(`/api/data-export/${id}/file`).expect(200);
    await abortDownload(unlucky, id);
    expect((await getDataExports(unlucky)).latest?.status).toBe('ready');
    const whole = await eventually(async () => {
      const answer = await download(unlucky, id);
      return answer.status === 200 ? (answer.body as Uint8Array) : null;
    });
    expect(whole.byteLength).toBe(bytes);
    await download(unlucky, id).expect(410);
  });
});

/** Starts a download and disconnects after the first bytes. */
async function abortDownload({ browser }: TestUser, id: number): Promise<void> {
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  const cookie = browser.jar
    .getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false })
    .toValueString();
  await new Promise<void>((resolve, reject) => {
    const request = get({ port, path: `/api/data-export/${id}/file`, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`It was refused: ${answer.statusCode}`));
      answer.once('data', () => request.destroy()).once('close', resolve);
    }).on('error', () => resolve());
  });
}
