/** The minimal server for the calls about messages, with the session lookup: only `node:http` and a pool. */
import http from 'node:http';
import { messagesWithoutFramework } from './messages-without-framework.mjs';

const calls = await messagesWithoutFramework(process.env.DATABASE_URL);

async function answer(request, response) {
  if (request.url === '/health/ready') return response.end('{}');
  const by = await calls.findOwner(request.headers.cookie.split('=')[1]);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (request.method === 'POST') {
    const sent = await calls.send(by, JSON.parse(await bodyOf(request)), request.headers['idempotency-key']);
    response.statusCode = 201;
    return response.end(JSON.stringify(sent));
  }
  const [, , , of] = request.url.split('/');
  if (of === undefined) return response.end(JSON.stringify(await calls.inbox(by)));
  const found = of === 'unread-count' ? await calls.unreadCount(by) : await calls.thread(by, Number(of));
  return response.end(JSON.stringify(found));
}

async function bodyOf(request) {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}

http
  .createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  })
  .listen(Number(process.env.PORT), process.env.HOST);
