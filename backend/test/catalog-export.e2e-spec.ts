import { parseString } from 'fast-csv';
import type { Response } from 'supertest';
import { RATE_LIMITS } from '../src/shared/domain/limits';
import { startApp, type TestApp } from './support/app';

const COLLEGE = 1;

interface Line {
  readonly id: number;
  readonly removed?: true;
  readonly name: string;
  readonly description: string | null;
  readonly figures: Record<string, { value: number | null; reason: string | null; year: string | null }>;
}

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ DATABASE_URL: app.settings.databaseUrl });
});

const request = (path: string, headers: Record<string, string> = {}, instance = app) =>
  instance.visitor().get(path).set(headers).buffer(true).parse(readText);

function readText(response: Response, done: (error: Error | null, text: string) => void): void {
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (part: string) => (text += part));
  response.on('end', () => done(null, text));
}

/** Reads an export as a client does that asks again while the catalog is changing. */
async function readLines(query = '', instance = app): Promise<{ version: string; lines: Line[] }> {
  for (;;) {
    const { status, headers, body } = await request(`/api/colleges/export.ndjson${query}`, {}, instance);
    if (status === 503) continue;
    expect([status, headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    const lines = (body as string)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
    return { version: headers['x-catalog-version'] as string, lines };
  }
}

const edit = (description: string) =>
  app.db.query('UPDATE colleges.colleges SET description = $2 WHERE id = $1', [COLLEGE, description]);

describe('the export of the catalog', () => {
  it('has every college once, by ID, as its page has it, without counts of people', async () => {
    const { lines } = await readLines();
    const known: { id: number }[] = await app.db.query('SELECT id FROM colleges.colleges WHERE operating ORDER BY id');
    expect(lines.map(({ id }) => id)).toEqual(known.map(({ id }) => id));

    const { body } = await app.visitor().get(`/api/colleges/${COLLEGE}`).expect(200);
    expect({ ...lines[0], alumniCount: (body as Line & { alumniCount: number }).alumniCount }).toEqual(body);
    expect(lines[0]).not.toHaveProperty('alumniCount');
  });

  it('continues after an ID', async () => {
    const { lines } = await readLines();
    const after = lines[3]!.id;
    expect((await readLines(`?after=${after}`)).lines).toEqual(lines.slice(4));
    expect((await readLines(`?after=${lines.at(-1)!.id}`)).lines).toEqual([]);
  });

  it('contains only what changed since a version, on every instance', async () => {
    const before = await readLines();
    expect((await readLines(`?since=${before.version}`)).lines).toEqual([]);

    await edit('Changed once.');
    const changed = await readLines(`?since=${before.version}`, other);
    expect(changed.lines.map(({ id, description }) => [id, description])).toEqual([[COLLEGE, 'Changed once.']]);
    expect(changed.version).not.toBe(before.version);
    expect(await readLines(`?since=${before.version}`)).toEqual(changed);
    expect((await readLines(`?since=${changed.version}`)).lines).toEqual([]);
  });

  it('never misses a change while copies are updated and colleges are edited at the same time', async () => {
    const copy = new Map((await readLines()).lines.map((line) => [line.id, line.description]));
    let { version } = await readLines();
    for (let n = 0; n < 6; n++) {
      const [update] = await Promise.all([
        readLines(`?since=${version}`, n % 2 ? app : other),
        readLines('', n % 2 ? other : app),
        edit(`Edit ${n}.`),
      ]);
      for (const { id, description } of update.lines) copy.set(id, description);
      version = update.version;
    }
    for (const { id, description } of (await readLines(`?since=${version}`)).lines) copy.set(id, description);
    expect(copy.get(COLLEGE)).toBe('Edit 5.');
  });

  it('names the colleges that were removed', async () => {
    const { version, lines } = await readLines();
    const { id } = lines.at(-1)!;
    await app.db.query('UPDATE colleges.colleges SET operating = false WHERE id = $1', [id]);
    await app.db.query('DELETE FROM colleges.directory_entries WHERE college_id = $1', [id]);

    expect((await readLines(`?since=${version}`)).lines).toEqual([{ id, removed: true }]);
    expect((await readLines()).lines.map((line) => line.id)).not.toContain(id);
  });

  it('is a table with the same figures', async () => {
    const { lines } = await readLines();
    const { body, headers } = await request('/api/colleges/export.csv').expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = await new Promise<Record<string, string>[]>((done, failed) => {
      const read: Record<string, string>[] = [];
      parseString<Record<string, string>, Record<string, string>>(body as string, { headers: true })
        .on('data', (row) => read.push(row))
        .on('error', failed)
        .on('end', () => done(read));
    });
    expect(rows.map(({ id, name }) => [Number(id), name])).toEqual(lines.map(({ id, name }) => [id, name]));
    for (const [n, { figures }] of lines.entries()) {
      for (const [name, { value, reason, year }] of Object.entries(figures)) {
        const row = rows[n]!;
        const cells = [row[name], row[`${name}_reason`], row[`${name}_year`]];
        expect(cells).toEqual([String(value ?? ''), reason ?? '', year ?? '']);
      }
    }
  });

  it('isn’t sent again to someone who has the version', async () => {
    const { headers } = await request('/api/colleges/export.ndjson', { 'Accept-Encoding': 'identity' }).expect(200);
    const known = { 'If-None-Match': headers.etag as string, 'Accept-Encoding': 'identity' };
    await request('/api/colleges/export.ndjson', known).expect(304);
    await request('/api/colleges/export.ndjson?after=1', known).expect(200);
    await request('/api/colleges/export.csv?after=1', known).expect(200);
  });

  it.each([
    ['after=x', 'after'],
    ['after=-1', 'after'],
    ['since=yesterday', 'since'],
  ])('refuses %s and names the field', async (query, field) => {
    const { body } = await app.visitor().get(`/api/colleges/export.ndjson?${query}`).expect(400);
    expect(body.errors).toMatchObject([{ field }]);
  });

  it('says that a version is unknown', async () => {
    const { body } = await app
      .visitor()
      .get('/api/colleges/export.ndjson?since=00000000-0000-4000-8000-000000000000')
      .expect(410);
    expect(body.code).toBe('colleges.version-unknown');
  });
});

describe('the limits of visitors', () => {
  it('are sent with each response, and the export has one of its own', async () => {
    const limited = await startApp({ DATABASE_URL: app.settings.databaseUrl, RATE_LIMITS: 'on' });
    const { points, seconds } = RATE_LIMITS.anonymousApi;
    const left = async () => {
      const { headers } = await limited.visitor().get('/api/colleges/count').expect(200);
      expect(headers['ratelimit-policy']).toBe(`"api-anonymous";q=${points};w=${seconds}`);
      const [, rest, time] = /^"api-anonymous";r=(\d+);t=(\d+)$/.exec(headers['ratelimit'] as string)!;
      expect(Number(time)).toBeLessThanOrEqual(seconds);
      return Number(rest);
    };
    const first = await left();
    expect(await left()).toBe(first - 1);

    const exports = RATE_LIMITS.catalogExportsPerNetwork.points;
    for (let n = 0; n < exports; n++) await request('/api/colleges/export.csv?after=2000000', {}, limited).expect(200);
    const { headers } = await limited.visitor().get('/api/colleges/export.csv').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
