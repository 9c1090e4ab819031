/**
 * The minimal server for the directory of students: the product's own statements and responses with the session lookup,
 * on `node:http` and a pool with prepared statements, without the rest of the product.
 */
import http from 'node:http';
import { built, productWithoutFramework } from './product-without-framework.mjs';

const { Authenticator } = built('shared/application/authenticator.js');
const { ListPeople } = built('contexts/mentorship/application/people-directory/list-people.js');
const product = await productWithoutFramework(process.env.DATABASE_URL);
const authenticator = product.get(Authenticator);
const listPeople = product.get(ListPeople);

const whole = (text) => (text === null ? undefined : Number(text));

async function answer(request, response) {
  const { pathname, searchParams: asked } = new URL(request.url, 'http://localhost');
  if (pathname === '/health/ready') return response.end('{}');
  const by = await authenticator.findOwner(request.headers.cookie.split('=')[1]);
  const { items, total } = await listPeople.execute({
    by,
    role: 'student',
    findable: true,
    q: asked.get('q') ?? undefined,
    students: {
      major: asked.get('major') ?? undefined,
      year: whole(asked.get('year')),
    },
    page: {
      limit: Number(asked.get('limit')),
      offset: Number(asked.get('offset') ?? 0),
      after: whole(asked.get('after')),
    },
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
