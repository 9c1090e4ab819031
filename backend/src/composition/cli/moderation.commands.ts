import { Command, Option, InvalidArgumentError } from 'commander';
import { ForumFacade } from '../../contexts/forum';
import { type CommandContext, CommandRefused } from './command-context';

const STATUSES = ['open', 'claimed', 'closed'] as const;
const MOST = 100;

export const moderationQueue = (context: CommandContext): Command =>
  new Command('moderation-queue')
    .description(`list the first ${MOST} cases of what people reported`)
    .addOption(new Option('--status <status>', 'which cases').choices(STATUSES).default('open'))
    .action(async ({ status }: { status: (typeof STATUSES)[number] }) => {
      const forum = (await context.product()).get(ForumFacade, { strict: false });
      const listed = await forum.moderationQueue({ status, limit: MOST, before: null });
      const cases = listed.map(({ one, subject }) => ({ ...one, subject: subject?.fullName ?? null }));
      const lines = cases.map(
        ({ id, isUrgent, targetType, targetId, subject, reasons, reportCount, hiddenBy }) =>
          `${id}${isUrgent ? ' urgent' : ''}  ${targetType} ${targetId} by ${subject ?? 'a deleted user'}: ` +
          `${reasons.join(', ')} (${reportCount} reports)${hiddenBy === 'reports' ? ', hidden by reports' : ''}`,
      );
      context.result(cases, lines.length > 0 ? lines.join('\n') : `No ${status} cases.`);
    });

const ACTIONS = ['dismiss', 'hide', 'unhide', 'warn', 'suspend', 'change-suspension', 'reopen'] as const;

interface ModerateOptions {
  readonly action: (typeof ACTIONS)[number];
  readonly note: string;
  readonly until?: Date;
}

export const moderate = (context: CommandContext): Command =>
  new Command('moderate')
    .description('decide a case, also one claimed by another operator or about an operator')
    .argument('<caseId>', 'number of the case', caseId)
    .addOption(new Option('--action <action>', 'what to do').choices(ACTIONS).makeOptionMandatory())
    .requiredOption('--note <text>', 'why; with warn, suspend and change-suspension shown to the person')
    .option(
      '--until <moment>',
      'when a suspension ends, in UTC: 2027-01-31T12:00:00Z; without it, with unsuspend-user',
      moment,
    )
    .action(async (id: number, { action, note, until = undefined }: ModerateOptions) => {
      if (until && action !== 'suspend' && action !== 'change-suspension')
        throw new CommandRefused('Only a suspension has an end.');
      const forum = (await context.product()).get(ForumFacade, { strict: false });
      await forum.moderate({ caseId: id, action, note, until: until ?? null });
      context.result({ caseId: id, action }, `Case ${id}: ${action}.`);
    });

function caseId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be the number of a case.');
  return Number(text);
}

function moment(text: string): Date {
  const date = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/.test(text) || Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError('It must be a moment like 2027-01-31T12:00:00Z.');
  }
  return date;
}
