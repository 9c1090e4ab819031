import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiPayloadTooLargeResponse, ApiServiceUnavailableResponse } from '@nestjs/swagger';
import busboy from 'busboy';
import type { Request } from 'express';
import { DomainError } from '../../domain/domain-error';
import { MAX_FILE_BYTES_KEY, MAX_PROGRAM_FILE_BYTES_KEY, TooManyUploads } from './file-upload.decorator';
import { InvalidRequest } from './validation.pipe';

const FILE_FIELD = 'file';
/** Bytes around the file in the body: boundaries, its name and its type. */
const MULTIPART_OVERHEAD_BYTES = 4_096;
const MAX_CONCURRENT_UPLOADS = 4;
const ONE_FILE_EXPECTED = [{ field: FILE_FIELD, message: `Send only one file, in the field ${FILE_FIELD}` }] as const;

class FileExpected extends DomainError {
  constructor() {
    super('unsupported', 'platform.file-expected', 'Send the file as multipart/form-data.', ONE_FILE_EXPECTED);
  }
}

/** A file while it is received. Its content ends without an error only if nothing else was sent with it. */
export interface StreamedFile {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

interface UploadExpectations {
  /** In bytes. */
  readonly largest: number;
  readonly tooLarge: () => Error;
  /** Thrown when the client has aborted the upload. */
  readonly brokenOff: () => Error;
}

/** Declares that the route reads one file with `FileStreamReader`; programs may send it without an origin. */
export const StreamedUpload = (maxBytes: number) =>
  applyDecorators(
    SetMetadata(MAX_FILE_BYTES_KEY, maxBytes),
    SetMetadata(MAX_PROGRAM_FILE_BYTES_KEY, maxBytes),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: [FILE_FIELD],
        properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
      },
    }),
    ApiPayloadTooLargeResponse({ description: 'The file is too large' }),
    ApiServiceUnavailableResponse({ description: 'Other files are still uploading. Please try again in a moment.' }),
  );

/** Reads files while they are received: only a few blocks are in memory, whatever their size. */
export class FileStreamReader {
  #uploadCount = 0;

  /**
   * Calls `use` to read the file of a request, sent as `multipart/form-data` in the field `file`. What it does not read
   * is discarded.
   * @throws TooManyUploads, FileExpected, InvalidRequest, and the errors in `expected`
   */
  async read<T>(request: Request, expected: UploadExpectations, use: (file: StreamedFile) => Promise<T>): Promise<T> {
    if (!request.is('multipart/form-data')) throw new FileExpected();
    if (Number(request.headers['content-length'] ?? 0) > expected.largest + MULTIPART_OVERHEAD_BYTES)
      throw expected.tooLarge();
    if (this.#uploadCount >= MAX_CONCURRENT_UPLOADS) throw new TooManyUploads();
    this.#uploadCount++;
    const reading = new UploadReader(request, expected);
    try {
      return await use(await reading.file());
    } finally {
      this.#uploadCount--;
      reading.end();
    }
  }
}

const END_OF_HEADERS = '\r\n\r\n';

/** Returns the size of the file that the request declares, in bytes; 0 if it declares none. */
function declaredFileSize({ headers }: Request, first: Buffer): number {
  const [, boundary = ''] = /boundary="?([^";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  const before = first.indexOf(END_OF_HEADERS) + END_OF_HEADERS.length;
  const after = `\r\n--${boundary}--\r\n`.length;
  return first.includes(END_OF_HEADERS) ? Number(headers['content-length'] ?? 0) - before - after : 0;
}

class UploadReader {
  readonly #parser: busboy.Busboy;
  readonly #found: Promise<StreamedFile>;
  #content?: Readable;
  #failure?: Error;
  #fail: (error: Error) => void = () => {};

  constructor(
    private readonly request: Request,
    expected: UploadExpectations,
  ) {
    try {
      this.#parser = busboy({
        headers: request.headers,
        defParamCharset: 'utf8',
        limits: { fileSize: expected.largest, files: 1, fields: 0, parts: 2, headerPairs: 20, fieldNameSize: 20 },
      });
    } catch {
      throw new InvalidRequest(ONE_FILE_EXPECTED);
    }
    this.#found = new Promise((resolve, reject) => {
      this.#fail = (error) => {
        this.#failure ??= error;
        this.#content?.destroy(this.#failure);
        reject(this.#failure);
      };
      this.#parser.on('file', (field, content, { filename }) => {
        content.on('error', () => {});
        if (field !== FILE_FIELD) return this.#fail(new InvalidRequest(ONE_FILE_EXPECTED));
        this.#content = content;
        content.on('limit', () => this.#fail(expected.tooLarge()));
        resolve({ name: filename ?? '', content: this.#read(content) });
      });
      this.#parser.on('close', () => this.#content ?? this.#fail(new InvalidRequest(ONE_FILE_EXPECTED)));
    });
    this.#found.catch(() => {});
    const rejectUpload = (): void => this.#fail(new InvalidRequest(ONE_FILE_EXPECTED));
    for (const event of ['filesLimit', 'fieldsLimit', 'error'] as const) this.#parser.on(event, rejectUpload);
    request.once('data', (first: Buffer) => {
      if (declaredFileSize(request, first) > expected.largest) this.#fail(expected.tooLarge());
    });
    request.once('close', () => request.complete || this.#fail(expected.brokenOff()));
    request.pipe(this.#parser);
  }

  file(): Promise<StreamedFile> {
    return this.#found;
  }

  end(): void {
    this.request.unpipe(this.#parser);
    this.request.resume();
    this.#parser.destroy();
  }

  async *#read(content: Readable): AsyncGenerator<Buffer> {
    const closed = once(this.#parser, 'close').catch(() => {});
    try {
      for await (const chunk of content) yield chunk as Buffer;
      await closed;
    } catch (error) {
      throw this.#failure ?? error;
    }
    if (this.#failure) throw this.#failure;
  }
}
