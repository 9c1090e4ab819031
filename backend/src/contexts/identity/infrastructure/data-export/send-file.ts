import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { EXPORT_LIFETIME } from '../../domain/data-export/data-export';

/**
 * Sends a file as one to be saved.
 * @returns whether all of it left: false when the other side went away, was too slow, or asked for the headers alone
 */
export async function handOverFile(
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
    await pipeline(inPieces(content), response, { signal: AbortSignal.timeout(EXPORT_LIFETIME.download) });
    return true;
  } catch {
    return false;
  }
}

const PIECE_BYTES = 64 * 1024;

/** One large write would count as gone while most of it still waits here. */
function inPieces(content: Uint8Array): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < content.byteLength; at += PIECE_BYTES) yield content.subarray(at, at + PIECE_BYTES);
    })(),
    { objectMode: false },
  );
}
