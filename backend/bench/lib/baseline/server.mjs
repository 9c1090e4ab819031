/**
 * The baseline: the product's own statements and responses with the session lookup, on `node:http` and a pool with
 * prepared statements, without the rest of the product.
 */
import http from 'node:http';
import { built } from '../built.mjs';
import { directoryCalls } from './directory.mjs';
import { finderCalls } from './finder.mjs';
import { forumCalls } from './forum.mjs';
import { messageCalls } from './messages.mjs';
import { productWithoutFramework } from './product.mjs';
import { programCalls } from './programs.mjs';
import { statisticsCalls } from './statistics.mjs';
import { studentCalls } from './students.mjs';

/**
 * @typedef {object} Call
 * @property {URL} url
 * @property {string} method
 * @property {(name: string) => string | undefined} header
 * @property {() => Promise<{ id: number, role: string }>} findOwner looks up the session
 * @property {() => Promise<object>} read the body of the request
 *
 * @typedef {{ body: unknown, total?: number, status?: number }} Answer
 */

const product = await productWithoutFramework(process.env.DATABASE_URL);
const { Authenticator } = built('shared/application/authenticator.js');
const authenticator = product.get(Authenticator);
const { MeetingRooms } = built('contexts/mentorship/application/meetings/ports/meetings.js');
const { host } = product.get(MeetingRooms);

/** @type {Record<string, (call: Call) => Promise<Answer>>} by the beginning of the path */
const ROUTES = {
  '/health/ready': async () => ({ body: {} }),
  '/api/colleges': directoryCalls(product).answer,
  '/api/programs': programCalls(product).answer,
  '/api/alumni/search': finderCalls(product).answer,
  '/api/users': studentCalls(product).answer,
  '/api/meetings/video-service': async ({ findOwner }) => {
    await findOwner();
    return { body: { host } };
  },
  '/api/conversations': messageCalls(product).answer,
  '/api/messages': messageCalls(product).answer,
  '/api/forum/posts': forumCalls(product).answer,
  '/api/admin/college/interactions': statisticsCalls(product).answer,
};

async function answer(request, response) {
  const url = new URL(request.url, 'http://localhost');
  const [, route] = Object.entries(ROUTES).find(([beginning]) => url.pathname.startsWith(beginning));
  const {
    body,
    total,
    status = 200,
  } = await route({
    url,
    method: request.method,
    header: (name) => request.headers[name],
    findOwner: () => authenticator.findOwner(request.headers.cookie.split('=')[1]),
    read: async () => JSON.parse(await bodyOf(request)),
  });
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (total !== undefined) response.setHeader('x-total-count', total);
  response.end(JSON.stringify(body));
}

async function bodyOf(request) {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}

http
  .createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error.stack ?? error)));
  })
  .listen(Number(process.env.PORT), process.env.HOST);

process.once('SIGTERM', () => process.exit());
