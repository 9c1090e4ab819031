import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { CrossSiteWrite } from '../../../../shared/infrastructure/http/same-origin';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { RequestDataExport, GetDataExportProgress } from '../../application/data-export/request-data-export';
import { DownloadDataExport } from '../../application/data-export/download-data-export';
import type { Visitor } from '../../application/users/ports/users';
import { type DataExportId, EXPORT_LIFETIMES_MS } from '../../domain/data-export/data-export';
import type { UserId } from '../../domain/users/user-state';
import { OwnSession } from '../sessions/own-session';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { AskForDataExportBody, DataExportsView } from './data-export.dto';

/** For a GET request that uses something up: with a link on another site, the browser would send the cookie. */
@Injectable()
class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const site = context.switchToHttp().getRequest<Request>().headers['sec-fetch-site'];
    // Clients other than browsers don't send the header, and have no cookie that another site could abuse.
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new CrossSiteWrite();
    return true;
  }
}

@ApiTags('data export')
@OwnAccount()
@Controller('data-export')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class DataExportController {
  constructor(
    private readonly requestDataExport: RequestDataExport,
    private readonly listDataExports: GetDataExportProgress,
    private readonly downloadDataExport: DownloadDataExport,
    private readonly ownSession: OwnSession,
  ) {}

  /** Starts an export of all data of the person. An email is sent when it’s ready. */
  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ type: DataExportsView })
  @ApiForbiddenResponse({
    description: 'The password is missing (`identity.password-needed`) or incorrect (`identity.password-incorrect`)',
  })
  @ApiConflictResponse({ description: 'identity.export-under-way' })
  @ApiTooManyRequestsResponse({ description: 'More than one export in 24 hours; failed exports don’t count' })
  async ask(
    @CurrentUser() user: SignedInUser,
    @Body() body: AskForDataExportBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
  ): Promise<DataExportsView> {
    const [userId, password] = [user.id as UserId, body.password ?? null];
    await this.requestDataExport.execute({
      userId,
      password,
      visitor,
      sessionSecret: this.ownSession.getSecret(request),
    });
    return this.listDataExports.execute(userId);
  }

  /** The progress of the latest export. */
  @Get()
  @ApiOkResponse({ type: DataExportsView })
  show(@CurrentUser() { id }: SignedInUser): Promise<DataExportsView> {
    return this.listDataExports.execute(id as UserId);
  }

  /** Downloads the ZIP file, once. An interrupted download can be repeated. */
  @Get(':id/file')
  @UseGuards(SameOriginGuard)
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiForbiddenResponse({ description: 'The request came from another site' })
  @ApiNotFoundResponse({ description: 'identity.export-not-found' })
  @ApiConflictResponse({ description: '`identity.export-not-ready`, `identity.export-being-downloaded`' })
  @ApiGoneResponse({ description: 'identity.export-gone: already downloaded, or older than 24 hours' })
  async download(
    @CurrentUser() user: SignedInUser,
    @Param('id', IdPipe) id: number,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const [userId, exportId] = [user.id as UserId, id as DataExportId];
    await this.downloadDataExport.execute({ userId, exportId, visitor }, ({ content, madeAt }) => {
      const name = `gradspan-data-${madeAt.toISOString().slice(0, 10)}.zip`;
      return sendDownload({ content, name, type: 'application/zip' }, request, response);
    });
  }
}

/**
 * Sends a file as a download.
 * @returns whether all of it was sent: false if the client disconnected, was too slow, or requested only the headers
 */
async function sendDownload(
  { content, name, type }: { content: Uint8Array; name: string; type: string },
  request: Request,
  response: Response,
): Promise<boolean> {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Content-Length', content.byteLength);
  if (request.method === 'HEAD') {
    response.end();
    return false;
  }
  try {
    await pipeline(toChunkStream(content), response, { signal: AbortSignal.timeout(EXPORT_LIFETIMES_MS.download) });
    return true;
  } catch {
    return false;
  }
}

const CHUNK_BYTES = 64 * 1024;

/** A single large write would count as sent while most of it is still buffered here. */
function toChunkStream(content: Uint8Array): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < content.byteLength; at += CHUNK_BYTES) yield content.subarray(at, at + CHUNK_BYTES);
    })(),
    { objectMode: false },
  );
}
