import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { createExpressClasses } from './express-classes';

describe('the classes of requests and responses', () => {
  let server: Server;
  let classes: ReturnType<typeof createExpressClasses>;
  beforeEach(async () => {
    classes = createExpressClasses();
    server = createServer(classes);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => server.close());

  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handleWith = (listener: RequestListener) => server.removeAllListeners('request').on('request', listener);

  function appNamed(name: string): Express {
    const app = express();
    app.set('name', name);
    app.get('/name', (request, response) => {
      response.json({ byRequest: request.app.get('name') as string, byResponse: response.app.get('name') as string });
    });
    return app;
  }

  it('have the prototypes of the app before Express sees their objects', async () => {
    const app = express();
    const listener = classes.prepare(app);
    const prototypes: unknown[] = [];
    handleWith((request, response) => {
      prototypes.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
      listener(request, response);
    });
    expect((await fetch(origin())).status).toBe(404);
    expect(prototypes).toEqual([app.request, app.response]);
  });

  it('have the methods and the settings of the app', async () => {
    handleWith(classes.prepare(appNamed('only')));
    const answer = await fetch(`${origin()}/name`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual({ byRequest: 'only', byResponse: 'only' });
  });

  it('belong to the app that takes over', async () => {
    handleWith(classes.prepare(appNamed('first')));
    await (await fetch(`${origin()}/name`)).json();
    handleWith(classes.prepare(appNamed('second')));
    const answer = await fetch(`${origin()}/name`);
    expect(await answer.json()).toEqual({ byRequest: 'second', byResponse: 'second' });
  });
});
