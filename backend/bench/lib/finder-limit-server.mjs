/**
 * The least a server can do for the finder: the product's own statements and answers, the session looked up as well, by
 * `node:http` and a pool with prepared statements, without the product around them.
 */
import { createHash } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';
import pg from 'pg';
import { inProject } from '../../tools/lib/paths.mjs';
import { filtersOf } from './finder-questions.mjs';

const contexts = (file) => createRequire(import.meta.url)(inProject('backend', 'dist', 'contexts', file));
const { SqlAuthenticator } = contexts('identity/infrastructure/persistence/sql-authenticator.js');
const { SqlPeopleReader } = contexts('identity/infrastructure/persistence/sql-people-reader.js');
const { ShowPeople } = contexts('identity/application/show-people.js');
const { FindAlumni } = contexts('mentorship/application/find-alumni.js');
const { SqlFinderReader } = contexts('mentorship/infrastructure/persistence/sql-finder-reader.js');
const { SqlProfileReader } = contexts('mentorship/infrastructure/persistence/sql-profile-reader.js');
const { SqlRelations } = contexts('mentorship/infrastructure/persistence/sql-relations.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const database = {
  query: (text, values) =>
    pool.query({ name: createHash('sha1').update(text).digest('hex'), text, values }).then(({ rows }) => rows),
};
const clock = { now: () => new Date() };
const authenticator = new SqlAuthenticator(database, clock);
const reader = new SqlPeopleReader(database);
const shown = new ShowPeople(reader, new SqlProfileReader(database, { named: async () => [] }), clock);
const people = {
  present: async (ids) => {
    const [all, reachable] = await Promise.all([shown.execute(ids), reader.reachable(ids)]);
    return new Map(all.filter(({ id }) => reachable.has(id)).map((person) => [person.id, person]));
  },
};
const entries = new SqlFinderReader(database);
// The bench's student has an empty profile, as the product's has.
const colleges = { meantBy: async () => [] };
const rank = { execute: async () => null };
const finder = new FindAlumni(entries, new SqlRelations(database), people, { note: () => {} }, rank, colleges, clock);

async function answer(request, response) {
  const { pathname, searchParams: asked } = new URL(request.url, 'http://localhost');
  if (pathname === '/health/ready') return response.end('{}');
  const by = await authenticator.whoHolds(request.headers.cookie.split('=')[1]);
  const page = { limit: Number(asked.get('limit') ?? 9), offset: Number(asked.get('offset') ?? 0) };
  const { items, total } = await finder.execute({
    by,
    filters: filtersOf(asked),
    sort: asked.get('sort') ?? 'match',
    page,
  });
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('x-total-count', total);
  response.end(JSON.stringify(items));
}

http
  .createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  })
  .listen(Number(process.env.PORT), process.env.HOST);
