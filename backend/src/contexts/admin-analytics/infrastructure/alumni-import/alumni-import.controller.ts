import { pipeline } from 'node:stream/promises';
import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { sendKeysetPage } from '../../../../shared/infrastructure/http/pagination';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import {
  FileStreamReader,
  type StreamedFile,
  StreamedUpload,
} from '../../../../shared/infrastructure/http/streamed-upload';
import {
  ApiIdempotencyKey,
  getIdempotencyKey,
} from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { ImportAlumni } from '../../application/alumni-import/import-alumni';
import {
  ListImports,
  type ListedImport,
  ReadRejectedRows,
  OwnImportMapping,
  UndoImport,
} from '../../application/alumni-import/college-imports';
import { ImportCancelled, ImportTooLarge } from '../../domain/alumni-import/errors';
import { MAX_UPLOAD_BYTES } from '../../domain/alumni-import/limits';
import {
  ImportMappingBody,
  ImportQuery,
  ImportResultView,
  ListedImportView,
  ListImportsQuery,
  UndoResultView,
} from './alumni-import.dto';
import { rejectedRowsFile } from './rejected-rows-file';

const MAX_DOWNLOAD_MS = 10 * 60 * 1000;
const UPLOAD_OPTIONS = {
  largest: MAX_UPLOAD_BYTES,
  tooLarge: () => new ImportTooLarge('This file is larger than 5 MB. Split it into smaller files.'),
  brokenOff: () => new ImportCancelled(),
};

/** Imports alumni for the administrator's own college; a request can't select another one. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/alumni')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
export class AlumniImportController {
  constructor(
    private readonly importAlumni: ImportAlumni,
    private readonly listImports: ListImports,
    private readonly readRejectedRows: ReadRejectedRows,
    private readonly undoImport: UndoImport,
    private readonly importMapping: OwnImportMapping,
    private readonly files: FileStreamReader,
  ) {}

  /**
   * Imports the valid rows of a CSV file. If the import fails, nothing is stored. Closing the request cancels the
   * import. Open pages of the same user receive `alumni-import-progress`.
   */
  @TokenScopes('alumni:import')
  @Post('import')
  @HttpCode(HttpStatus.OK)
  @StreamedUpload(MAX_UPLOAD_BYTES)
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: ImportResultView })
  @ApiBadRequestResponse({ description: 'admin-analytics.import-refused: the file can’t be read; nothing was stored' })
  @ApiConflictResponse({
    description:
      'admin-analytics.import-running: another import of this college is in progress; platform.idempotency-key-reused',
  })
  @ApiUnsupportedMediaTypeResponse({ description: 'The body isn’t multipart/form-data' })
  @ApiTooManyRequestsResponse({
    description: 'The college sent more than 10 imports, or more than 60 uploads including dry runs, in a day',
  })
  async import(
    @CurrentUser() { id }: SignedInUser,
    @Query() { dryRun }: ImportQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportResultView> {
    const requestKey = getIdempotencyKey(request);
    let isDisconnected = false;
    response.once('close', () => (isDisconnected = !response.writableFinished));
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    try {
      return await this.importAlumni.execute(id, {
        isDryRun: dryRun === 'true',
        requestKey,
        isCancelled: () => isDisconnected,
        file: () => this.#receive(request, ended),
      });
    } finally {
      end();
    }
  }

  /** Returns the uploaded file, which is read until `ended`. */
  #receive(request: Request, ended: Promise<void>): Promise<StreamedFile> {
    return new Promise((resolve, reject) => {
      this.files
        .read(request, UPLOAD_OPTIONS, (file) => {
          resolve(file);
          return ended;
        })
        .catch(reject);
    });
  }

  /** The imports of the college, newest first. */
  @TokenScopes('alumni:import')
  @Get('imports')
  @ApiOkResponse({
    type: [ListedImportView],
    headers: {
      'X-Total-Count': { description: 'Total number of results', schema: { type: 'integer' } },
      Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
    },
  })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  async list(
    @CurrentUser() { id }: SignedInUser,
    @Query() { limit, after }: ListImportsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedImportView[]> {
    const page = await this.listImports.execute(id, { limit, after: after ?? null });
    return sendKeysetPage<ListedImport>(request, response, page, limit);
  }

  /** The rejected rows of an import, with a column for the reason. Available for 30 days. */
  @TokenScopes('alumni:import')
  @Get('imports/:id/errors.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse({ description: 'admin-analytics.import-not-found' })
  async rejectedRows(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const pages = await this.readRejectedRows.execute(by, id);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="alumni-import-${id}-errors.csv"`);
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    // An interrupted response ends without its last chunk, so that clients notice it is incomplete.
    await pipeline(rejectedRowsFile(pages), response, { signal: AbortSignal.timeout(MAX_DOWNLOAD_MS) }).catch(() => {});
  }

  /** Undoes an import within 30 days by removing the people it added. People who have claimed their profile stay. */
  @Post('imports/:id/undo')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: UndoResultView })
  @ApiNotFoundResponse({ description: 'admin-analytics.import-not-found' })
  @ApiConflictResponse({ description: 'admin-analytics.import-cannot-be-undone or admin-analytics.import-running' })
  undo(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<UndoResultView> {
    return this.undoImport.execute(by, id);
  }

  /** The mapping from the columns of the college's files to the columns of the template. */
  @Get('import-mapping')
  @ApiOkResponse({ type: ImportMappingBody })
  async mapping(@CurrentUser() { id }: SignedInUser): Promise<ImportMappingBody> {
    return { mapping: { ...(await this.importMapping.read(id)) } };
  }

  /** Saves the mapping for the college and replaces the earlier one. */
  @Put('import-mapping')
  @ApiOkResponse({ type: ImportMappingBody })
  @ApiBadRequestResponse({ description: 'admin-analytics.import-mapping-refused' })
  async saveMapping(
    @CurrentUser() { id }: SignedInUser,
    @Body() { mapping }: ImportMappingBody,
  ): Promise<ImportMappingBody> {
    return { mapping: { ...(await this.importMapping.save(id, mapping)) } };
  }
}
