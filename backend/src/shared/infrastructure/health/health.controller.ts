import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, HealthIndicatorService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { Public } from '../http/policies';
import { Readiness } from './readiness';

const CHECK_TIMEOUT_MS = 2_000;

/** `ok`; readiness also contains the result of each check. */
const STATUS_SCHEMA = { type: 'object', required: ['status'], properties: { status: { type: 'string', const: 'ok' } } };

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly indicator: HealthIndicatorService,
    private readonly readiness: Readiness,
  ) {}

  /** Whether the process is alive. It doesn’t check the database, so a database outage causes no restarts. */
  @Public()
  @Get('live')
  @ApiOkResponse({ description: 'Alive', schema: STATUS_SCHEMA })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Whether this instance can serve requests. 503 while it shuts down or the database doesn’t respond. */
  @Public()
  @Get('ready')
  @ApiOkResponse({ description: 'Ready', schema: STATUS_SCHEMA })
  @ApiServiceUnavailableResponse({ description: 'The server is shutting down, or the database doesn’t respond' })
  async ready() {
    return this.checks.check([
      () => {
        const check = this.indicator.check('instance');
        return this.readiness.isShuttingDown ? check.down('shutting down') : check.up();
      },
      () => this.database.pingCheck('database', { timeout: CHECK_TIMEOUT_MS }),
    ]);
  }
}
