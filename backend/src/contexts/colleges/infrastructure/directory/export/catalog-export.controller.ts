import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiGoneResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RateLimits } from '../../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../../shared/domain/limits';
import { TokenScopes } from '../../../../../shared/infrastructure/http/access-tokens';
import { CACHE_HEADERS, isKnownToClient } from '../../../../../shared/infrastructure/http/cacheable';
import { toClientNetwork } from '../../../../../shared/infrastructure/http/client-network';
import { OpenToOtherOrigins } from '../../../../../shared/infrastructure/http/other-origins';
import { Public } from '../../../../../shared/infrastructure/http/policies';
import { CatalogExport, type ExportedCollege, type RemovedCollege } from './catalog-export';
import { ExportQuery } from './catalog-export.dto';
import { CSV_HEADER, toCsvLine } from './college-csv';

interface Format {
  readonly type: string;
  readonly header: string;
  readonly toLine: (college: ExportedCollege | RemovedCollege) => string;
}

const NDJSON: Format = {
  type: 'application/x-ndjson; charset=utf-8',
  header: '',
  toLine: (college) => `${JSON.stringify(college)}\n`,
};
const CSV: Format = { type: 'text/csv; charset=utf-8', header: CSV_HEADER, toLine: toCsvLine };

const HEADERS = {
  ...CACHE_HEADERS,
  'X-Catalog-Version': {
    description: 'The version of the catalog; send it as `since` to get the changes since then',
    schema: { type: 'string', format: 'uuid' },
  },
} as const;
const BAD_REQUEST = { description: '`after` isn’t an ID, or `since` isn’t a version' };
const GONE = { description: 'colleges.version-unknown: leave out `since` to get all colleges' };

@ApiTags('colleges')
@OpenToOtherOrigins()
@ApiBadRequestResponse(BAD_REQUEST)
@ApiGoneResponse(GONE)
@Controller('colleges')
export class CatalogExportController {
  constructor(
    private readonly catalog: CatalogExport,
    private readonly limits: RateLimits,
  ) {}

  /**
   * All colleges, one JSON object per line, by ID. To continue an interrupted download, send the last complete ID as
   * `after`. A college that was removed since the version in `since` is `{"id":…,"removed":true}`.
   */
  @Public()
  @TokenScopes()
  @Get('export.ndjson')
  @ApiOkResponse({ headers: HEADERS, content: { 'application/x-ndjson': { schema: { type: 'string' } } } })
  ndjson(@Query() query: ExportQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.#send(NDJSON, query, request, response);
  }

  /** All colleges as a table with a column for each figure, its reason and its year; see `export.ndjson`. */
  @Public()
  @TokenScopes()
  @Get('export.csv')
  @ApiOkResponse({ headers: HEADERS, content: { 'text/csv': { schema: { type: 'string' } } } })
  csv(@Query() query: ExportQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.#send(CSV, query, request, response);
  }

  async #send(format: Format, query: ExportQuery, request: Request, response: Response): Promise<void> {
    await this.limits.consume(RATE_LIMITS.catalogExportsPerNetwork, toClientNetwork(request.ip));
    const snapshot = await this.catalog.open();
    const { content: version } = snapshot.version;
    const colleges = await this.catalog.list(snapshot, query);
    response.setHeader('X-Catalog-Version', version).setHeader('Content-Type', format.type);
    if (isKnownToClient(request, response, [version, query.after ?? 0, query.since ?? 'all'].join('-'))) {
      response.end();
      return;
    }
    // A client that stops reading ends the stream, which is its decision and no error.
    await pipeline(Readable.from(writeLines(format, colleges)), response).catch((error: unknown) => {
      if (!response.destroyed) throw error;
    });
  }
}

/** Lines are sent together up to this length, in UTF-16 units. */
const CHUNK_LENGTH = 64_000;

async function* writeLines(
  { header, toLine }: Format,
  colleges: AsyncIterable<ExportedCollege | RemovedCollege>,
): AsyncGenerator<string> {
  let chunk = header;
  for await (const college of colleges) {
    chunk += toLine(college);
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}
