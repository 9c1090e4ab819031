import { Command } from 'commander';
import { AccountOperatorFacade } from '../../contexts/identity/index';
import { Clock } from '../../shared/application/clock';
import type { CommandContext } from './command-context';
import { parseUtcMoment } from './utc-moment';

interface Period {
  readonly since: Date;
  readonly until?: Date;
}

export const auditLogCommand = (context: CommandContext): Command =>
  new Command('audit-log')
    .description('print the audit log as NDJSON, oldest entry first: one JSON document per line')
    .requiredOption(
      '--since <moment>',
      'first moment in UTC, such as 2027-01-31 or 2027-01-31T12:00:00Z',
      parseUtcMoment,
    )
    .option('--until <moment>', 'end in UTC, not included; now by default', parseUtcMoment)
    .action(async ({ since, until }: Period) => {
      const product = await context.openApplication();
      const end = until ?? product.get(Clock, { strict: false }).now();
      const entries = product.get(AccountOperatorFacade).readAuditLog({ since, until: end });
      for await (const entry of entries) await context.writeLine(JSON.stringify(entry));
    });
