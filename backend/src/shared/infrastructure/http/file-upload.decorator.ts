import {
  applyDecorators,
  BadRequestException,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiPayloadTooLargeResponse, ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { catchError, finalize, type Observable } from 'rxjs';
import { DomainError } from '../../domain/domain-error';
import type { RequestWithUser } from './authorization.guard';
import { isNonBrowserClient, isCrossOriginWrite, UnsupportedBody } from './same-origin';
import { InvalidRequest } from './validation.pipe';

export const MAX_FILE_BYTES_KEY = 'takes-file';
/** Set for routes that also accept files from programs, which send no origin. */
export const MAX_PROGRAM_FILE_BYTES_KEY = 'takes-file-of-programs';
const FILE_FIELD = 'file';
/** Bytes around the file in the body: boundaries, its name and its type. */
const MULTIPART_OVERHEAD_BYTES = 4_096;
/** Maximum number of concurrent uploads, because files are held in memory. */
const MAX_CONCURRENT_UPLOADS = 8;

/** An uploaded file, in memory. */
export interface ReceivedFile {
  readonly buffer: Buffer;
}

export class TooManyUploads extends DomainError {
  constructor() {
    super('busy', 'platform.too-many-uploads', 'Another file is still uploading. Please try again in a moment.');
  }
}

/**
 * Refuses files on routes that take none. Runs before authentication, so that no one can send a file to another route.
 */
@Injectable()
export class UploadGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('multipart/form-data') || isCrossOriginWrite(request)) return true;
    const maxBytesKey = isNonBrowserClient(request) ? MAX_PROGRAM_FILE_BYTES_KEY : MAX_FILE_BYTES_KEY;
    if (!this.reflector.get<number | undefined>(maxBytesKey, context.getHandler())) throw new UnsupportedBody();
    return true;
  }
}

/**
 * Limits uploads before a byte of the file is read: one at a time per person, a few for everyone, and none with a
 * declared size that is too large.
 */
@Injectable()
class UploadLimitInterceptor implements NestInterceptor {
  readonly #uploadingUserIds = new Set<number>();

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const maxBytes = this.reflector.get<number>(MAX_FILE_BYTES_KEY, context.getHandler());
    if (Number(request.headers['content-length'] ?? 0) > maxBytes + MULTIPART_OVERHEAD_BYTES)
      throw new PayloadTooLargeException();
    const userId = request.currentUser?.id ?? 0;
    if (this.#uploadingUserIds.size >= MAX_CONCURRENT_UPLOADS || this.#uploadingUserIds.has(userId))
      throw new TooManyUploads();

    this.#uploadingUserIds.add(userId);
    return next.handle().pipe(
      catchError((error: unknown) => {
        // A client that disconnects reads no response; this is not a failure of the server.
        const isAborted = !request.complete && !(error instanceof HttpException);
        if (!isAborted && !(error instanceof BadRequestException)) throw error;
        throw new InvalidRequest([{ field: FILE_FIELD, message: `Send only one file, in the field ${FILE_FIELD}` }]);
      }),
      finalize(() => this.#uploadingUserIds.delete(userId)),
    );
  }
}

/**
 * Declares that the route takes only one file as `multipart/form-data`, in the field `file`. Use it on routes for
 * signed-in users.
 * @param largest maximum size in bytes; 413 for more
 */
export const FileUpload = (largest: number) =>
  applyDecorators(
    SetMetadata(MAX_FILE_BYTES_KEY, largest),
    UseInterceptors(
      UploadLimitInterceptor,
      // In memory, because no folder is configured.
      FileInterceptor(FILE_FIELD, {
        limits: { fileSize: largest, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 20 },
      }),
    ),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: [FILE_FIELD],
        properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
      },
    }),
    ApiPayloadTooLargeResponse({ description: 'The file is too large' }),
    ApiServiceUnavailableResponse({ description: 'Another file is still uploading; try again later' }),
  );
