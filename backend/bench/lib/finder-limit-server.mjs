/**
 * The minimal server for the finder: the product's own statements and responses with the session lookup, on `node:http`
 * and a pool with prepared statements, without the rest of the product.
 */
import http from 'node:http';
import { filtersOf } from './finder-questions.mjs';
import { built, productWithoutFramework } from './product-without-framework.mjs';

const { Authenticator } = built('shared/application/authenticator.js');
const { FindAlumni } = built('contexts/mentorship/application/finder/find-alumni.js');
const product = await productWithoutFramework(process.env.DATABASE_URL);
const authenticator = product.get(Authenticator);
const finder = product.get(FindAlumni);

async function answer(request, response) {
  const { pathname, searchParams: asked } = new URL(request.url, 'http://localhost');
  if (pathname === '/health/ready') return response.end('{}');
  const by = await authenticator.findOwner(request.headers.cookie.split('=')[1]);
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
