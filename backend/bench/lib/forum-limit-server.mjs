/** The minimal server for the calls of the forum, with the session lookup: only `node:http` and a pool. */
import http from 'node:http';
import { cursorFrom, forumWithoutFramework } from './forum-without-framework.mjs';

const calls = await forumWithoutFramework(process.env.DATABASE_URL);

async function answer(request, response) {
  if (request.url === '/health/ready') return response.end('{}');
  const by = await calls.findOwner(request.headers.cookie.split('=')[1]);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const id = /\/posts\/(\d+)$/.exec(pathname)?.[1];
  if (id) return response.end(JSON.stringify(await calls.post(by, Number(id))));
  const q = searchParams.get('q');
  const found = q ? calls.search(by, q) : calls.page(by, cursorFrom(searchParams.get('after')));
  return response.end(JSON.stringify(await found));
}

http
  .createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  })
  .listen(Number(process.env.PORT), process.env.HOST);
