/**
 * The least a server can do on this stack: the product's own statements and answers, by `node:http` and a pool with
 * prepared statements, without the product around them.
 */
import { createHash } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';
import pg from 'pg';
import { inProject } from '../../tools/lib/paths.mjs';

const load = createRequire(import.meta.url);
const colleges = (file) => load(inProject('backend', 'dist', 'contexts', 'colleges', file));
const { understandSearch } = colleges('domain/search-query.js');
const { explainMatch } = colleges('domain/search-match.js');
const { searchStatement } = colleges('infrastructure/persistence/search-statement.js');
const { listStatement } = colleges('infrastructure/persistence/list-statement.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const prepared = ({ sql, values }) =>
  pool.query({ name: createHash('sha1').update(sql).digest('hex'), text: sql, values }).then(({ rows }) => rows);

async function search(asked) {
  const query = understandSearch(asked.get('q'));
  const hits = await prepared(searchStatement(query, {}, { limit: 12, offset: 0 }));
  const items = hits.map(({ hit, ...college }) => ({
    ...college,
    matched: explainMatch(query, hit.match_class, { ...college, ...hit }),
  }));
  return { items, total: hits[0]?.hit.total ?? 0 };
}

async function list(asked) {
  const filters = asked.has('states') ? { states: asked.getAll('states') } : {};
  const { page, count } = listStatement(filters, { limit: Number(asked.get('limit')), offset: 0 });
  const [items, [{ total }]] = await Promise.all([prepared(page), prepared(count)]);
  return { items, total };
}

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/health/ready') return response.end('{}');
  const { items, total } = await (pathname.endsWith('/search') ? search(searchParams) : list(searchParams));
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('x-total-count', total);
  response.end(JSON.stringify(items));
}

http
  .createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  })
  .listen(Number(process.env.PORT), process.env.HOST);
