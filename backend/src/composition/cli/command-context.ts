import type { INestApplicationContext } from '@nestjs/common';

/** What a command of the command line receives. */
export interface CommandContext {
  /** Returns the product without its web server; it is closed when the command ends. */
  openApplication(): Promise<INestApplicationContext>;
  /** Prints a line for the operator; silent with --json. */
  print(line: string): void;
  /** Prints the command's result: one JSON document with --json, otherwise `line`. */
  result(data: unknown, line: string): void;
  /** Writes a line of a long result, also with --json; resolves when the reader of standard output can take more. */
  writeLine(line: string): Promise<void>;
  /** True if only JSON can be written to standard output. */
  readonly json: boolean;
}

/**
 * Thrown when a command can't do what it was called for; the message gives the reason and what to do. Ends with exit
 * code 1.
 */
export class CommandRefused extends Error {}

/** Thrown when a command needs to know more and can't ask. Ends with exit code 2. */
export class InformationMissing extends CommandRefused {}
