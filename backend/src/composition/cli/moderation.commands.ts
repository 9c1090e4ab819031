import { Command, Option, InvalidArgumentError } from 'commander';
import { ForumModerationFacade } from '../../contexts/forum';
import { plural } from '../../shared/domain/plural';
import { type CommandContext, CommandRefused } from './command-context';

const STATUSES = ['open', 'claimed', 'closed'] as const;
const MOST = 100;

export const moderationQueue = (context: CommandContext): Command =>
  new Command('moderation-queue')
    .description(`list the first ${MOST} moderation cases`)
    .addOption(new Option('--status <status>', 'status of the cases').choices(STATUSES).default('open'))
    .action(async ({ status }: { status: (typeof STATUSES)[number] }) => {
      const forum = (await context.product()).get(ForumModerationFacade, { strict: false });
      const listed = await forum.listCases({ status, limit: MOST, before: null });
      const cases = listed.map(({ one, subject }) => ({ ...one, subject: subject?.fullName ?? null }));
      const lines = cases.map(({ id, isUrgent, targetType, targetId, subject, reasons, reportCount, hiddenBy }) =>
        [
          `${id}: ${targetType} ${targetId} by ${subject ?? 'a deleted user'}`,
          plural(reportCount, { one: '# report', other: '# reports' }),
          reasons.join(', '),
          ...(isUrgent ? ['urgent'] : []),
          ...(hiddenBy === 'reports' ? ['hidden by reports'] : []),
        ].join(' · '),
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
    .description('decide a case, even if another operator has claimed it or it is about an operator')
    .argument('<caseId>', 'ID of the case', caseId)
    .addOption(new Option('--action <action>', 'the decision').choices(ACTIONS).makeOptionMandatory())
    .requiredOption('--note <text>', 'reason; for warn, suspend and change-suspension the person sees it')
    .option(
      '--until <moment>',
      'end of the suspension in UTC, such as 2027-01-31T12:00:00Z; without it, the suspension has no end',
      moment,
    )
    .action(async (id: number, { action, note, until = undefined }: ModerateOptions) => {
      if (until && action !== 'suspend' && action !== 'change-suspension')
        throw new CommandRefused('--until works only with a suspension.');
      const forum = (await context.product()).get(ForumModerationFacade, { strict: false });
      await forum.moderate({ caseId: id, action, note, until: until ?? null });
      context.result({ caseId: id, action }, `Case ${id}: ${action}.`);
    });

function caseId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be the ID of a case.');
  return Number(text);
}

function moment(text: string): Date {
  const date = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/.test(text) || Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError('It must be a date and time such as 2027-01-31T12:00:00Z.');
  }
  return date;
}
