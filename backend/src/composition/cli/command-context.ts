import type { INestApplicationContext } from '@nestjs/common';

/** What a command of the command line works with. */
export interface CommandContext {
  /** The product without its web server; closed when the command has ended. */
  product(): Promise<INestApplicationContext>;
  /** Says something to the operator; silent with --json. */
  say(line: string): void;
  /** The command's result: one JSON document with --json, else `line`. */
  result(data: unknown, line: string): void;
  /** True when the operator wants nothing but JSON on standard output. */
  readonly json: boolean;
}

/** A command cannot do what it was asked; the message says why and what to do. Ends with exit code 1. */
export class CommandRefused extends Error {}
