/**
 * The minimal server on this stack: the product's own statements and responses, on `node:http` and a pool with prepared
 * statements, without the rest of the product.
 */
import { createHash } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';
import pg from 'pg';
import { inProject } from '../../tools/lib/paths.mjs';
import { facetsFor, facetsOf, pageFor, pointsFor } from './directory-statements.mjs';

const load = createRequire(import.meta.url);
const colleges = (file) => load(inProject('backend', 'dist', 'contexts', 'colleges', file));
const { understandSearch } = colleges('domain/search/search-query.js');
const { milesBetween } = colleges('domain/catalogue/places.js');
const { explained, findAsMeant, searchStatement, similarBy } = colleges('infrastructure/directory/search-statement.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const prepared = ({ sql, values }) =>
  pool.query({ name: createHash('sha1').update(sql).digest('hex'), text: sql, values }).then(({ rows }) => rows);

const unitOfWork = { query: (sql, values) => prepared({ sql, values }) };

/** Reads again with a similar search when there are no results for the text as typed, like the product. */
async function asMeant(asked, read) {
  const query = asked.get('q') ? understandSearch(asked.get('q')) : null;
  if (!query) return read(query);
  return findAsMeant(
    unitOfWork,
    query,
    ({ total }) => total > 0,
    async (text, other) => {
      const { items, total } = await read(text);
      return { items: other ? similarBy(other, items) : items, total };
    },
  );
}

const search = (asked) =>
  asMeant(asked, async (query) => {
    const hits = await prepared(searchStatement(query, { limit: 12, offset: 0 }));
    return { items: hits.map((row) => collegeOf(row, query)), total: hits[0]?.beside.total ?? 0 };
  });

const list = (asked) =>
  asMeant(asked, async (query) => {
    const rows = await prepared(pageFor(asked, query));
    const items = rows.filter(({ id }) => id !== null).map((row) => collegeOf(row, query));
    return { items, total: rows[0].beside.total };
  });

function collegeOf({ beside, ...college }, query) {
  const found = query && beside.hit ? explained(query, college, beside.hit) : college;
  if (!beside.near) return found;
  return { ...found, distance_miles: college.latitude === null ? null : milesBetween(beside.near, college) };
}

const whole = {
  '/api/colleges/facets': async (asked) => facetsOf((await prepared(facetsFor(asked)))[0]),
  '/api/colleges/map': async (asked) => (await prepared(pointsFor(asked)))[0],
};

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/health/ready') return response.end('{}');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (whole[pathname]) return response.end(JSON.stringify(await whole[pathname](searchParams)));
  const { items, total } = await (pathname.endsWith('/search') ? search(searchParams) : list(searchParams));
  response.setHeader('x-total-count', total);
  response.end(JSON.stringify(items));
}

http
  .createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  })
  .listen(Number(process.env.PORT), process.env.HOST);
