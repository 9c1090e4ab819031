import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Returns a logger that writes JSON lines to standard output, or to `into`; secrets are removed. */
export function createLogger(level: string, into: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'res.headers["set-cookie"]',
        '*.password',
        '*.email',
        '*.token',
      ],
      censor: '[redacted]',
    },
    // A failed query contains its values: names, addresses, hashes. The statement is enough to find the place.
    serializers: { err: serializeErrorSafely, error: serializeErrorSafely },
  };
  return pino(options, into);
}

const SENSITIVE_ERROR_FIELDS = new Set(['parameters', 'driverError', 'detail', 'where', 'internalQuery']);

function serializeErrorSafely(error: Error): Record<string, unknown> {
  const parts = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(parts.filter(([part]) => !SENSITIVE_ERROR_FIELDS.has(part)));
}

type PinoLevel = 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal';

/** Contexts that list every module and route at each start, which is worth reading only when something is missing. */
const STARTUP_LISTING_CONTEXTS = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** Writes Nest's own messages as the same JSON lines. */
export class PinoLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.#write(STARTUP_LISTING_CONTEXTS.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.#write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.#write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.#write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.#write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.#write('fatal', message, rest);
  }

  #write(level: PinoLevel, message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    if (message instanceof Error) this.logger[level]({ context, err: message }, message.message);
    else this.logger[level]({ context }, String(message));
  }
}
