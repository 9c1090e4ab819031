import { Command, Option } from 'commander';
import { ForumFacade } from '../../contexts/forum';
import type { CommandContext } from './command-context';

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
        ({ id, isUrgent, targetType, targetId, subject, reasons, reportCount }) =>
          `${id}${isUrgent ? ' urgent' : ''}  ${targetType} ${targetId} by ${subject ?? 'a deleted user'}: ` +
          `${reasons.join(', ')} (${reportCount} reports)`,
      );
      context.result(cases, lines.length > 0 ? lines.join('\n') : `No ${status} cases.`);
    });
