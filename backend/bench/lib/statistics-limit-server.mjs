/** The minimal server for the statistics of a college, with the session lookup: only `node:http` and a pool. */
import http from 'node:http';
import { statisticsWithoutFramework } from './statistics-without-framework.mjs';

const calls = await statisticsWithoutFramework(process.env.DATABASE_URL);

async function answer(request, response) {
  if (request.url === '/health/ready') return response.end('{}');
  const by = await calls.findOwner(request.headers.cookie.split('=')[1]);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(await calls.read(by)));
}

http
  .createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  })
  .listen(Number(process.env.PORT), process.env.HOST);
