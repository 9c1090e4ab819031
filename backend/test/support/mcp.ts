import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestApp } from './app';

export const MCP_REVISIONS = ['2026-07-28', '2025-11-25'] as const;
type Revision = (typeof MCP_REVISIONS)[number];

/** The newer revision has no handshake; the client starts the older one by default. */
const NEGOTIATION = {
  '2026-07-28': { mode: { pin: '2026-07-28' } },
  '2025-11-25': { mode: 'legacy' },
} as const;

export interface McpAnswer {
  readonly isError: boolean;
  readonly text: string;
  /** The structured result, which the client has checked against the schema of the tool. */
  readonly data: unknown;
}

/** Connects the official client. @param token an access token */
export async function connectMcp({ app }: TestApp, revision: Revision = '2026-07-28', token?: string) {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: NEGOTIATION[revision] });
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit: { headers } }),
  );
  // The client checks results against the schemas that it has read.
  const { tools } = await client.listTools();
  return {
    tools,
    client,
    async ask(name: string, args: Record<string, unknown>): Promise<McpAnswer> {
      const { content, isError = false, structuredContent } = await client.callTool({ name, arguments: args });
      const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
      return { isError, text, data: structuredContent };
    },
    close: () => client.close(),
  };
}

export const MCP_LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

/** Sends a message without the client. */
export const postMcp = (app: TestApp, body: object | string, headers: Record<string, string> = {}) =>
  app
    .visitor()
    .post('/mcp')
    .set({ Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json', ...headers })
    .send(body);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of numbers that aren't figures: identifiers, and how many results there are. */
const OTHER_NUMBERS = ['id', 'college_id', 'collegeId', 'branch_of', 'pooled_with', 'total', 'next'];

/** Returns the paths of numbers that are in no object with the value’s source, year, reason and link. */
export function numbersWithoutSource(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return [path];
  if (Array.isArray(value)) return value.flatMap((item, at) => numbersWithoutSource(item, `${path}[${at}]`));
  if (!isObject(value) || isSourced(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    OTHER_NUMBERS.includes(key) ? [] : numbersWithoutSource(inner, `${path}.${key}`),
  );
}

function isSourced({ value, source, year, reason, url, unit }: Readonly<Record<string, unknown>>): boolean {
  const hasOrigin = typeof url === 'string' && typeof unit === 'string' && (year === null || typeof year === 'string');
  if (value === null) return hasOrigin && (typeof reason === 'string' || reason === null);
  return typeof value === 'number' && hasOrigin && typeof source === 'string' && source !== '' && reason === null;
}
