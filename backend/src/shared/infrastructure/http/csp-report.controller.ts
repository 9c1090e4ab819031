import type { Request } from 'express';
import { Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Public } from './policies';

const MAX_LOGGED_LENGTH = 2_000;

/** The query or fragment of a URL, which can contain the token of an emailed link. */
const QUERY_PATTERN = /[?#][^"\s]*/g;

@ApiTags('platform')
@Controller('csp-report')
export class CspReportController {
  readonly #log = new Logger(CspReportController.name);

  /** Receives reports about content security policy violations from browsers. */
  @Public()
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Recorded' })
  report(@Req() request: Request): void {
    this.#log.warn(
      JSON.stringify(request.body ?? null)
        .replace(QUERY_PATTERN, '')
        .slice(0, MAX_LOGGED_LENGTH),
    );
  }
}
