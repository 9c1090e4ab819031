import { gzipSync } from 'node:zlib';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { Request } from 'express';
import { Public } from '../src/shared/infrastructure/http/policies';
import { startApp, type TestApp } from './support/app';
import { measureFastest } from './support/timing';

class Note {
  @IsString()
  @MaxLength(200_000)
  text: string;

  @IsOptional()
  author?: unknown;
}

const written: unknown[] = [];

@Public()
@Controller('test-notes')
class NotesController {
  @Post()
  write(@Body() note: Note): object {
    written.push(note);
    return { ...note };
  }

  @Post('bell')
  @HttpCode(204)
  ring(@Req() request: Request): void {
    written.push(request.body);
  }
}

let app: TestApp;
beforeAll(async () => (app = await startApp({}, { controllers: [NotesController] })));
beforeEach(() => written.splice(0));

const note = JSON.stringify({ text: 'hello' });
const post = (headers: Record<string, string>, body: string | Buffer = note, path = '/api/test-notes') => {
  const call = app.visitor().post(path).set('Content-Type', 'application/json').set(headers);
  // Sends the body unchanged; the library would convert a buffer to JSON.
  return call.serialize((raw: unknown) => raw as string).send(body);
};

describe('a write', () => {
  const ORIGIN = 'http://localhost:3000';

  it.each([
    ['from the product itself', { 'Sec-Fetch-Site': 'same-origin', Origin: ORIGIN }],
    ['typed by the person', { 'Sec-Fetch-Site': 'none' }],
    ['from an old browser on the product', { Origin: ORIGIN }],
    ['from a program', {}],
  ])('%s is accepted', async (_, headers) => {
    await post(headers as Record<string, string>).expect(201);
    expect(written).toHaveLength(1);
  });

  it.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['from a neighbour on the same domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost:3000' }],
    ['whose browser says cross-site, whatever the origin', { 'Sec-Fetch-Site': 'cross-site', Origin: ORIGIN }],
    ['from another origin, by an old browser', { Origin: 'https://evil.example' }],
    ['from nowhere', { Origin: 'null' }],
    ['from another port', { Origin: 'http://localhost:3001' }],
    ['from the same host over https', { Origin: 'https://localhost:3000' }],
    ['from an origin that begins like ours', { Origin: `${ORIGIN}.evil.example` }],
    ['from two sites at once', { 'Sec-Fetch-Site': 'same-origin, cross-site' }],
  ])('%s is rejected', async (_, headers) => {
    const { body } = await post(headers as Record<string, string>).expect(403);

    expect(body).toMatchObject({ status: 403, code: 'platform.cross-site-write' });
    expect(written).toEqual([]);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)(
    'from another site is rejected before routing: %s',
    async (method) => {
      for (const path of ['/api/test-notes', '/api/nothing', '/', '/health/live']) {
        await app.visitor()[method](path).set('Sec-Fetch-Site', 'cross-site').expect(403);
      }
    },
  );

  it.each(['get', 'head', 'options'] as const)('does not include a cross-site %s', async (method) => {
    const { status } = await app.visitor()[method]('/api/colleges/count').set('Sec-Fetch-Site', 'cross-site');

    expect(status).not.toBe(403);
  });
});

describe('the body of a write', () => {
  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/plain; charset=utf-8',
    'text/json',
    'application/xml',
    'application/octet-stream',
    'application/jsonx',
    'application/json, text/plain',
    'nonsense',
    '',
  ])('is rejected as %s', async (type) => {
    const { body } = await post({ 'Content-Type': type }).expect(415);

    expect(body).toMatchObject({ status: 415, title: 'Unsupported Media Type' });
    expect(written).toEqual([]);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'is accepted as %s',
    async (type) => {
      await post({ 'Content-Type': type }).expect(201);
    },
  );

  it.each(['application/json; charset=iso-8859-1', 'application/json; charset=nonsense'])(
    'is rejected with an unsupported charset: %s',
    async (type) => {
      await post({ 'Content-Type': type }).expect(415);
    },
  );

  it('can be missing', async () => {
    await app.visitor().post('/api/test-notes/bell').expect(204);
    await app
      .visitor()
      .post('/api/test-notes/bell')
      .set('Content-Type', 'text/plain')
      .set('Content-Length', '0')
      .expect(204);
  });

  it('causes an error per field when it is missing but required', async () => {
    const { body } = await app.visitor().post('/api/test-notes').expect(400);

    expect(body.errors).toEqual([{ field: 'text', message: expect.any(String) }]);
  });

  it('is limited to 100 KB', async () => {
    const envelope = JSON.stringify({ text: '' }).length;
    await post({}, JSON.stringify({ text: 'x'.repeat(102_400 - envelope) })).expect(201);
    const { body } = await post({}, JSON.stringify({ text: 'x'.repeat(102_401 - envelope) })).expect(413);

    expect(body).toMatchObject({ status: 413, code: 'platform.http-413', message: 'The request is too large.' });
  });

  it('is measured after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    expect(await measureFastest(() => post({ 'Content-Encoding': 'gzip' }, bomb).expect(413), 1_000)).toBeLessThan(
      1_000,
    );
    await post({ 'Content-Encoding': 'gzip' }, gzipSync(note)).expect(201);
    await post({ 'Content-Encoding': 'compress' }).expect(415);
  });

  it.each([
    ['broken off', '{"text":'],
    ['not JSON', 'text=hello'],
    ['a bare word', 'hello'],
    ['a string', '"hello"'],
    ['a number', '7'],
    ['null', 'null'],
    ['with a comma too many', '{"text":"hello",}'],
    ['a list', '[]'],
    ['a list of notes', `[${note}]`],
    ['as deep as it can be', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['an object as deep as it can be', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`],
    ['deep inside a field', `{"text":"hello","author":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('is rejected when it is %s', async (_, body) => {
    const answer = await post({}, body)
      .expect(400)
      .expect('content-type', /application\/problem\+json/);

    expect(answer.body).toMatchObject({ status: 400, code: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toMatch(/Unexpected|position|JSON\.parse/);
    expect(written).toEqual([]);
  });

  it.each([
    '{"text":"hello","__proto__":{"admin":true}}',
    '{"text":"hello","constructor":{"prototype":{"admin":true}}}',
  ])('cannot pollute prototypes: %s', async (body) => {
    const { status } = await post({}, body);

    expect([201, 400]).toContain(status);
    expect({}).not.toHaveProperty('admin');
    expect(written.filter((one) => (one as { admin?: boolean }).admin)).toEqual([]);
  });

  it('keeps the last of two duplicate keys', async () => {
    const { body } = await post({}, '{"text":"first","text":"second"}').expect(201);

    expect(body).toEqual({ text: 'second' });
  });

  it('cannot override the method of the request', async () => {
    await app.visitor().get('/api/test-notes').set('X-HTTP-Method-Override', 'POST').expect(404);
    await app.visitor().post('/api/test-notes?_method=DELETE').send({ text: 'hello' }).expect(201);
  });
});
