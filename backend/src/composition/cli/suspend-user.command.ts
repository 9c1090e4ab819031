import { Command, InvalidArgumentError } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

const MOST_CHARACTERS = 500;

export const suspendUser = (context: CommandContext): Command =>
  new Command('suspend-user')
    .description('shut somebody out at once, on every instance, for a time or until unsuspend-user lets them in again')
    .argument('<username>')
    .option('--until <date>', 'when it ends by itself, in UTC: 2027-01-31 or 2027-01-31T12:00:00Z', moment)
    .option('--reason <text>', 'why, for your records', reason)
    .action(
      async (username: string, { until = null, reason = null }: { until?: Date | null; reason?: string | null }) => {
        const identity = (await context.product()).get(IdentityFacade);
        const wasIn = await identity.suspendUser(username, { until, reason });
        context.result(
          { username, suspended: true, changed: wasIn, until: wasIn ? until : undefined },
          wasIn
            ? `${username} is suspended${until ? ` until ${until.toISOString()}` : ''} and signed out everywhere.`
            : `${username} was suspended already: run unsuspend-user first to change it.`,
        );
      },
    );

function moment(text: string): Date {
  const date = new Date(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/.test(text) && !Number.isNaN(date.getTime());
  // A day that the month does not have becomes one of the next month.
  if (!isMoment || !date.toISOString().startsWith(text.slice(0, 10))) {
    throw new InvalidArgumentError('It must be a day like 2027-01-31, or a moment like 2027-01-31T12:00:00Z.');
  }
  return date;
}

function reason(text: string): string {
  if (text.length > MOST_CHARACTERS) throw new InvalidArgumentError(`At most ${MOST_CHARACTERS} characters.`);
  return text;
}
