import { All, Controller, HttpCode, HttpStatus, NotFoundException, Post, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiExcludeEndpoint,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokenScopes } from '../../shared/infrastructure/http/access-tokens';
import type { RequestWithUser } from '../../shared/infrastructure/http/authorization.guard';
import { Public } from '../../shared/infrastructure/http/policies';
import { CrossSiteWrite } from '../../shared/infrastructure/http/same-origin';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { McpEndpoint } from './mcp-endpoint';

/** Returns the schema of a message. */
const message = (example: object) => ({
  schema: {
    type: 'object',
    description: 'A JSON-RPC 2.0 message',
    required: ['jsonrpc'],
    properties: { jsonrpc: { type: 'string', enum: ['2.0'] } },
    additionalProperties: true,
    example,
  },
});

const CALL = message({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'your_price', arguments: { collegeId: 2 } },
});
const RESULT = message({
  jsonrpc: '2.0',
  id: 1,
  result: {
    content: [{ type: 'text', text: 'Estimated price of a year …' }],
    structuredContent: { id: 2, prices: [] },
  },
});
const ERROR = message({ jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'Send one message per request.' } });

/** The Model Context Protocol, for programs that answer questions with official figures. */
@ApiTags('platform')
@Public()
@Controller('mcp')
export class McpController {
  constructor(
    private readonly endpoint: McpEndpoint,
    private readonly settings: Settings,
  ) {}

  /**
   * Calls a tool of the Model Context Protocol (revisions 2026-07-28 and 2025-11-25, without sessions). `tools/list`
   * describes the tools. An access token adds the tools of its scopes. Pages of other sites are refused.
   */
  @Post()
  @TokenScopes()
  @HttpCode(HttpStatus.OK)
  @ApiBody({ ...CALL, required: true })
  @ApiOkResponse({ content: { 'application/json': RESULT, 'text/event-stream': { schema: { type: 'string' } } } })
  @ApiAcceptedResponse({ description: 'The notification was received' })
  @ApiResponse({
    status: 400,
    description: 'The message or its revision is invalid',
    content: { 'application/json': ERROR },
  })
  @ApiNotFoundResponse({
    description: 'MCP is off, or the method is unknown',
    content: { 'application/json': ERROR },
  })
  @ApiResponse({
    status: 406,
    description: 'Accept must contain application/json and text/event-stream',
    content: { 'application/json': ERROR },
  })
  async call(@Req() request: RequestWithUser, @Res() response: Response): Promise<void> {
    this.#requireOn(request);
    if (Array.isArray(request.body)) {
      // One call would cost as much as many.
      sendError(response, HttpStatus.BAD_REQUEST, -32_600, 'Send one message per request.');
      return;
    }
    await this.endpoint.answer(request, response, request.accessToken ?? null);
  }

  /** There is no stream to open and no session to end. */
  @All()
  @TokenScopes()
  @ApiExcludeEndpoint()
  refuseOtherMethods(@Req() request: Request, @Res() response: Response): void {
    this.#requireOn(request);
    response.setHeader('Allow', 'POST');
    sendError(response, HttpStatus.METHOD_NOT_ALLOWED, -32_000, 'Method not allowed.');
  }

  #requireOn({ headers }: Request): void {
    if (!this.settings.mcp) throw new NotFoundException();
    if (headers.origin !== undefined && headers.origin !== this.settings.origin) throw new CrossSiteWrite();
  }
}

const sendError = (response: Response, status: number, code: number, message: string): void =>
  void response.status(status).json({ jsonrpc: '2.0', id: null, error: { code, message } });
