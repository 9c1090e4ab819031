import { Controller, Get, Module, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Response } from 'express';
import request from 'supertest';
import { Deprecated } from './deprecated.decorator';
import { createApiDocument } from './open-api';

@Controller('books')
class BooksController {
  @Deprecated({ since: '2026-12-01', removedOn: '2027-06-30', replacement: '/volumes' })
  @Get()
  list(@Res({ passthrough: true }) response: Response): string[] {
    response.setHeader('Link', '</books?after=2>; rel="next"');
    return ['A', 'B'];
  }

  @Get('new')
  listNew(): string[] {
    return [];
  }
}

@Module({ controllers: [BooksController] })
class LibraryModule {}

describe('a deprecated route', () => {
  let app: NestExpressApplication;
  beforeAll(async () => {
    app = await NestFactory.create<NestExpressApplication>(LibraryModule, { logger: false });
    await app.init();
  });
  afterAll(() => app.close());

  const ask = (path: string) => request(app.getHttpServer()).get(path);

  it('says since when, until when, and what replaces it, and keeps the link to the next page', async () => {
    const { headers } = await ask('/books').expect(200, ['A', 'B']);

    expect(headers).toMatchObject({
      deprecation: '@1796083200',
      sunset: 'Wed, 30 Jun 2027 00:00:00 GMT',
      link: '</books?after=2>; rel="next", </volumes>; rel="successor-version"',
    });
  });

  it('is the only one with these headers', async () => {
    const { headers } = await ask('/books/new').expect(200);

    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['deprecation']));
  });

  it('is marked in the API document', () => {
    const { get } = createApiDocument(app).paths['/books'] ?? {};

    expect(get).toMatchObject({ deprecated: true, responses: { 200: { headers: { Deprecation: {}, Sunset: {} } } } });
    expect(get?.description).toContain(
      'Deprecated since 2026-12-01, and removed on 2027-06-30. Use `/volumes` instead.',
    );
  });

  it('is announced at least 180 days before it is removed', () => {
    expect(() => Deprecated({ since: '2026-12-01', removedOn: '2027-01-01' })).toThrow('180 days');
    expect(() => Deprecated({ since: 'soon', removedOn: '2027-01-01' })).toThrow('180 days');
  });
});
