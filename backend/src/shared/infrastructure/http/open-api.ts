import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { completeDocument } from './api-document/complete-document';
import { collectHandlers, toOperationId } from './api-document/route-metadata';
import { SESSION_SCHEME, TOKEN_SCHEME } from './api-document/statuses';
import { TAG_DESCRIPTIONS } from './api-document/tags';

const SESSION_COOKIE_SCHEME = {
  type: 'apiKey',
  description:
    'The server sets this cookie when you register or sign in. In production, the cookie is named `__Host-sid`.',
} as const;

const ACCESS_TOKEN_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  description:
    'An access token, `gsp_` and 38 letters and digits. Operations that take one list the scopes in `x-scopes`: one of them is required, and none if the list is empty.',
} as const;

/** Returns the API contract, generated from the controllers. */
export function createApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Gradspan')
    .setDescription(
      'The API of Gradspan, where students find alumni mentors and research colleges. Errors are RFC 9457 problem documents.',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The server that provides this document')
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth('sid', SESSION_COOKIE_SCHEME, SESSION_SCHEME)
    .addBearerAuth(ACCESS_TOKEN_SCHEME, TOKEN_SCHEME);
  for (const [tag, description] of Object.entries(TAG_DESCRIPTIONS)) builder.addTag(tag, description);
  const document = SwaggerModule.createDocument(app, builder.build(), { operationIdFactory: toOperationId });
  return completeDocument(document, collectHandlers(app));
}

/** Serves the contract at /api/openapi.json and a page to try it at /api/docs. */
export function serveApiDocs(app: INestApplication): void {
  // The page of the documentation library has inline styles; its scripts are files.
  app.use('/api/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    next();
  });
  SwaggerModule.setup('api/docs', app, () => createApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Gradspan API',
  });
}
