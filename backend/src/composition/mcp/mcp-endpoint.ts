import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { Injectable, Logger } from '@nestjs/common';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { z } from 'zod';
import { CollegeInterestFacade, PublicCatalogFacade } from '../../contexts/colleges';
import { ForumFacade } from '../../contexts/forum';
import type { AccessTokenGrant } from '../../shared/application/authenticator';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { collegeTools } from './college-tools';
import { personalTools } from './personal-tools';
import { programTools } from './program-tools';
import { questionTools } from './question-tools';
import type { Tool, TokenOwner } from './tool';

const INSTRUCTIONS = [
  'Official figures of colleges in the United States.',
  'Every number has a value, a unit, a source, a year and a link: name the source and the year, and link the page.',
  'A value of null is unknown, never 0; reason says why.',
  'Money is US dollars per year; shares are fractions of 1.',
].join(' ');

type McpHandler = ReturnType<typeof createMcpHandler>;

const calledToolSchema = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.string() }) });

/** The headers of a request that the protocol uses. */
const PROTOCOL_HEADER_PATTERN = /^(accept|content-type|mcp-.*)$/;

/** Answers calls of the Model Context Protocol. Nothing is remembered between calls. */
@Injectable()
export class McpEndpoint {
  readonly #handler: McpHandler;
  /** For calls of a public tool, by its name: a server with one tool is created faster than one with all. */
  readonly #toolHandlers: ReadonlyMap<string, McpHandler>;
  readonly #url: string;

  constructor(
    catalog: PublicCatalogFacade,
    forum: ForumFacade,
    interest: CollegeInterestFacade,
    { origin, appName }: Settings,
  ) {
    const tools = [
      ...collegeTools(catalog, origin),
      ...programTools(catalog, origin),
      ...questionTools(forum, origin),
      ...personalTools(interest, origin),
    ];
    const log = new Logger('Mcp');
    const handle = (handled: readonly Tool[]): McpHandler =>
      createMcpHandler(
        ({ authInfo }) => {
          const owner: TokenOwner | null = authInfo ? { id: Number(authInfo.clientId), scopes: authInfo.scopes } : null;
          const server = new McpServer(
            { name: 'gradspan', title: appName, version: '1', websiteUrl: origin },
            { instructions: INSTRUCTIONS },
          );
          for (const tool of handled) tool.register(server, owner);
          return server;
        },
        {
          // The tools never change, so there is nothing to subscribe to.
          maxSubscriptions: 0,
          keepAliveMs: 0,
          onerror: (error) => log.debug(error.message),
        },
      );
    this.#url = `${origin}/mcp`;
    this.#handler = handle(tools);
    this.#toolHandlers = new Map(tools.filter(({ isPublic }) => isPublic).map((tool) => [tool.name, handle([tool])]));
  }

  /**
   * Answers a request whose body was parsed as JSON.
   * @param grant what the access token of the request permits; null without a token
   */
  async answer(request: HttpRequest, response: HttpResponse, grant: AccessTokenGrant | null): Promise<void> {
    const message: unknown = request.body;
    const tool = findCalledTool(message);
    const handler = (tool !== null && this.#toolHandlers.get(tool)) || this.#handler;
    const answer = await handler.fetch(
      new Request(this.#url, { method: request.method, headers: protocolHeadersOf(request) }),
      { parsedBody: message, authInfo: grant ? toAuthInfo(grant) : undefined },
    );
    // A stream in the older revision contains one message, and ends.
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type');
    if (type) response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', body.length);
    response.status(answer.status).end(body);
  }
}

/** Returns the tool that a message calls; null for other messages. */
const findCalledTool = (message: unknown): string | null => {
  const call = calledToolSchema.safeParse(message);
  return call.success ? call.data.params.name : null;
};

/** The package passes this on to the tools; the guard has checked the token. A token of a college has no personal scope. */
const toAuthInfo = ({ ownerId, scopes }: AccessTokenGrant) => ({
  token: '',
  clientId: String(ownerId),
  scopes: [...scopes],
});

const protocolHeadersOf = ({ headers }: HttpRequest): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && PROTOCOL_HEADER_PATTERN.test(name) ? [[name, value]] : [],
  );
