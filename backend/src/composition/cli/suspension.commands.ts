import { Command, InvalidArgumentError } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

const MOST_CHARACTERS = 500;

interface SuspensionOptions {
  readonly until?: Date | null;
  readonly reason?: string | null;
  readonly change?: boolean;
}

export const suspendUser = (context: CommandContext): Command =>
  new Command('suspend-user')
    .description('suspend a person at once, on every instance, for a time or until unsuspend-user')
    .argument('<username>')
    .option('--until <date>', 'when it ends by itself, in UTC: 2027-01-31 or 2027-01-31T12:00:00Z', moment)
    .option('--reason <text>', 'why, for your records', reason)
    .option('--change', 'give a suspension that there is another end; without --until it has none')
    .action(async (username: string, { until = null, reason = null, change = false }: SuspensionOptions) => {
      const identity = (await context.product()).get(IdentityFacade);
      const suspension = { until, reason };
      const isDone = change
        ? await identity.changeSuspension(username, suspension)
        : await identity.suspendUser(username, suspension);
      const end = until ? ` until ${until.toISOString()}` : '';
      const done = change
        ? `is suspended${end || ' until unsuspend-user'} now.`
        : `is suspended${end} and signed out everywhere.`;
      const refused = change ? 'is not suspended.' : 'was suspended already: add --change to give it another end.';
      context.result(
        { username, suspended: isDone || !change, changed: isDone, until: isDone ? until : undefined },
        `${username} ${isDone ? done : refused}`,
      );
    });

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

export const unsuspendUser = (context: CommandContext): Command =>
  new Command('unsuspend-user')
    .description('let a suspended person sign in again')
    .argument('<username>')
    .action(async (username: string) => {
      const wasOut = await (await context.product()).get(IdentityFacade).unsuspendUser(username);
      context.result(
        { username, suspended: false, changed: wasOut },
        wasOut ? `${username} may sign in again.` : `${username} was not suspended.`,
      );
    });
