import { Command, Option, InvalidArgumentError } from 'commander';
import { ForumModerationFacade } from '../../contexts/forum';
import { pluralize } from '../../shared/domain/plural';
import { type CommandContext, CommandRefused } from './command-context';

const CASE_STATUSES = ['open', 'claimed', 'closed'] as const;
const MAX_LISTED_CASES = 100;

export const moderationQueueCommand = (context: CommandContext): Command =>
  new Command('moderation-queue')
    .description(`list the first ${MAX_LISTED_CASES} moderation cases`)
    .addOption(new Option('--status <status>', 'status of the cases').choices(CASE_STATUSES).default('open'))
    .action(async ({ status }: { status: (typeof CASE_STATUSES)[number] }) => {
      const forum = (await context.openApplication()).get(ForumModerationFacade, { strict: false });
      const listed = await forum.listCases({ status, limit: MAX_LISTED_CASES, before: null });
      const cases = listed.map(({ one, subject }) => ({ ...one, subject: subject?.fullName ?? null }));
      const lines = cases.map(({ id, isUrgent, targetType, targetId, subject, reasons, reportCount, hiddenBy }) =>
        [
          `${id}: ${targetType} ${targetId} by ${subject ?? 'a deleted user'}`,
          pluralize(reportCount, { one: '# report', other: '# reports' }),
          reasons.join(', '),
          ...(isUrgent ? ['urgent'] : []),
          ...(hiddenBy === 'reports' ? ['hidden by reports'] : []),
        ].join(' · '),
      );
      context.result(cases, lines.length > 0 ? lines.join('\n') : `No ${status} cases.`);
    });

const MODERATION_ACTIONS = ['dismiss', 'hide', 'unhide', 'warn', 'suspend', 'change-suspension', 'reopen'] as const;

interface ModerateOptions {
  readonly action: (typeof MODERATION_ACTIONS)[number];
  readonly note: string;
  readonly until?: Date;
}

export const moderateCommand = (context: CommandContext): Command =>
  new Command('moderate')
    .description('decide a case, even if another operator has claimed it or it is about an operator')
    .argument('<caseId>', 'ID of the case', parseCaseId)
    .addOption(new Option('--action <action>', 'the decision').choices(MODERATION_ACTIONS).makeOptionMandatory())
    .requiredOption('--note <text>', 'reason; for warn, suspend and change-suspension the person sees it')
    .option(
      '--until <moment>',
      'end of the suspension in UTC, such as 2027-01-31T12:00:00Z; without it, the suspension has no end',
      parseDateTime,
    )
    .action(async (id: number, { action, note, until = undefined }: ModerateOptions) => {
      if (until && action !== 'suspend' && action !== 'change-suspension')
        throw new CommandRefused('--until works only with a suspension.');
      const forum = (await context.openApplication()).get(ForumModerationFacade, { strict: false });
      await forum.moderate({ caseId: id, action, note, until: until ?? null });
      context.result({ caseId: id, action }, `Case ${id}: ${action}.`);
    });

function parseCaseId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be the ID of a case.');
  return Number(text);
}

function parseDateTime(text: string): Date {
  const date = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/.test(text) || Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError('It must be a date and time such as 2027-01-31T12:00:00Z.');
  }
  return date;
}
