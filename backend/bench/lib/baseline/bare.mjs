/** A bare `node:http` server: responds to every request with the JSON in BODY, without a database. */
import http from 'node:http';

const body = process.env.BODY ?? '{}';

http
  .createServer((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(body);
  })
  .listen(Number(process.env.PORT), process.env.HOST);

process.once('SIGTERM', () => process.exit());
