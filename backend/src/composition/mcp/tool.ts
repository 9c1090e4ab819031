import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import type { TokenScope } from '../../shared/domain/token-scope';
import { DomainError } from '../../shared/domain/domain-error';
import { formatDomainError } from '../../shared/infrastructure/messages/domain-error-message';

/** Who sent a request with an access token. */
export interface TokenOwner {
  readonly id: number;
  readonly scopes: readonly string[];
}

/** A tool that programs can call. */
export interface Tool {
  readonly name: string;
  /** Whether a call needs no access token. */
  readonly isPublic: boolean;
  /** Adds the tool to the server of one request, unless it needs a scope that the request doesn't have. */
  register(server: McpServer, owner: TokenOwner | null): void;
}

interface ToolDescription<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  /** A noun or verb for people. */
  readonly title: string;
  /** What the tool returns, for the model that decides about calling it. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** The scope of access tokens that it needs; without one, it only reads what is public. */
  readonly scope?: TokenScope;
}

/** The result of a call: for programs, and as text for models. */
interface ToolResult<Data> {
  readonly data: Data;
  readonly text: string;
}

/** A refusal whose message the caller can read and act on. */
export class ToolRefusal extends Error {}

const log = new Logger('Mcp');

/**
 * Defines a tool. The schemas are converted once, because a server is created for each request. The
 * result isn't checked against its schema at run time; its type is, and tests check it with a client.
 * @param run gets the owner of the access token, null for a tool without a scope; throws a `DomainError` or a `ToolRefusal` for a call that can't be answered
 */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  { name, title, description, input, output, scope }: ToolDescription<Input, Output>,
  run: (args: z.output<Input>, ownerId: number | null) => Promise<ToolResult<z.output<Output>>>,
): Tool {
  const inputSchema = toStandardSchema<z.output<Input>>(input, 'input', (value) => input['~standard'].validate(value));
  const outputSchema = toStandardSchema<unknown>(output, 'output', (value) => ({ value }));
  const config = {
    title,
    description,
    inputSchema,
    outputSchema,
    annotations: {
      readOnlyHint: !scope?.endsWith(':write'),
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
  const call = async (args: z.output<Input>, ownerId: number | null) => {
    try {
      const { data, text } = await run(args, ownerId);
      return { structuredContent: data, content: [{ type: 'text' as const, text }] };
    } catch (error) {
      return { isError: true, content: [{ type: 'text' as const, text: describeError(error) }] };
    }
  };
  return {
    name,
    isPublic: scope === undefined,
    register: (server, owner) => {
      if (scope && !owner?.scopes.includes(scope)) return;
      server.registerTool(name, config, (args: z.output<Input>) => call(args, scope ? (owner?.id ?? null) : null));
    },
  };
}

function toStandardSchema<Value>(
  schema: z.ZodObject,
  io: 'input' | 'output',
  validate: StandardSchemaWithJSON<unknown, Value>['~standard']['validate'],
): StandardSchemaWithJSON<unknown, Value> {
  const json = z.toJSONSchema(schema, { io });
  return {
    '~standard': { version: 1, vendor: 'zod', validate, jsonSchema: { input: () => json, output: () => json } },
  };
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
