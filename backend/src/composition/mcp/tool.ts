import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '../../shared/domain/domain-error';
import { formatDomainError } from '../../shared/infrastructure/messages/domain-error-message';

/** A tool that programs can call. */
export interface Tool {
  readonly name: string;
  /** Adds the tool to the server of one request. */
  register(server: McpServer): void;
}

interface ToolDescription<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  /** A noun or verb for people. */
  readonly title: string;
  /** What the tool returns, for the model that decides about calling it. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
}

/** The result of a call: for programs, and as text for models. */
export interface ToolResult<Data> {
  readonly data: Data;
  readonly text: string;
}

/** A refusal whose message the caller can read and act on. */
export class ToolRefusal extends Error {}

const log = new Logger('Mcp');

/**
 * Defines a tool that only reads. The schemas are converted once, because a server is created for each request. The
 * result isn't checked against its schema at run time; its type is, and tests check it with a client.
 * @param run throws a `DomainError` or a `ToolRefusal` for a call that can't be answered
 */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  { name, title, description, input, output }: ToolDescription<Input, Output>,
  run: (args: z.output<Input>) => Promise<ToolResult<z.output<Output>>>,
): Tool {
  const inputSchema = toStandardSchema<z.output<Input>>(input, 'input', (value) => input['~standard'].validate(value));
  const outputSchema = toStandardSchema<unknown>(output, 'output', (value) => ({ value }));
  const config = {
    title,
    description,
    inputSchema,
    outputSchema,
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
  const call = async (args: z.output<Input>) => {
    try {
      const { data, text } = await run(args);
      return { structuredContent: data, content: [{ type: 'text' as const, text }] };
    } catch (error) {
      return { isError: true, content: [{ type: 'text' as const, text: describeError(error) }] };
    }
  };
  return { name, register: (server) => void server.registerTool(name, config, call) };
}

function toStandardSchema<Value>(
  schema: z.ZodObject,
  io: 'input' | 'output',
  validate: StandardSchemaWithJSON<unknown, Value>['~standard']['validate'],
): StandardSchemaWithJSON<unknown, Value> {
  const json = z.toJSONSchema(schema, { io });
  return { '~standard': { version: 1, vendor: 'zod', validate, jsonSchema: { input: () => json, output: () => json } } };
}

/** Returns a sentence for the caller. The details of failures are only in the log. */
function describeError(error: unknown): string {
  if (error instanceof ToolRefusal) return error.message;
  if (error instanceof DomainError) {
    const fields = error.fields.map(({ message }) => formatDomainError(error, message));
    return [formatDomainError(error), ...fields].join(' ');
  }
  log.error(error);
  return 'Server error. Please try again later.';
}
