import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, HealthIndicatorService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { Public } from '../http/policies';
import { Readiness } from './readiness';

const ANSWER_WITHIN_MS = 2_000;

/** `ok`; readiness says besides how each of its checks went. */
const STATUS = { type: 'object', required: ['status'], properties: { status: { type: 'string', const: 'ok' } } };

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly indicator: HealthIndicatorService,
    private readonly readiness: Readiness,
  ) {}

  /** The process is alive; asks nothing of the database, so that a database outage restarts no one. */
  @Public()
  @Get('live')
  @ApiOkResponse({ description: 'Alive', schema: STATUS })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** This instance can serve people. 503 while it shuts down or the database does not answer. */
  @Public()
  @Get('ready')
  @ApiOkResponse({ description: 'Ready', schema: STATUS })
  @ApiServiceUnavailableResponse({ description: 'Shutting down, or the database does not answer' })
  async ready() {
    return this.checks.check([
      () => {
        const check = this.indicator.check('instance');
        return this.readiness.isLeaving ? check.down('shutting down') : check.up();
      },
      () => this.database.pingCheck('database', { timeout: ANSWER_WITHIN_MS }),
    ]);
  }
}
