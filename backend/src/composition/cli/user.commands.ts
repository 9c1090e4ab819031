import { Command, InvalidArgumentError } from 'commander';
import { IdentityFacade } from '../../contexts/identity/index';
import { Clock } from '../../shared/application/clock';
import { PersonalDataRegistry, type PersonalDataTables } from '../../shared/application/personal-data';
import type { CommandContext } from './command-context';

export const exportUser = (context: CommandContext): Command =>
  new Command('export-user')
    .description('print everything that is kept about a person, as JSON')
    .argument('<username>')
    .action(async (username: string) => {
      const product = await context.product();
      const everything = product.get(PersonalDataRegistry, { strict: false });
      const identity = product.get(IdentityFacade);
      const userId = await identity.idOf(username);
      const kept: Record<string, PersonalDataTables> = {};
      for (const part of everything.parts) kept[part] = await everything.export(part, userId);
      await identity.noteForAudit('data-exported-by-operator', userId, product.get(Clock, { strict: false }).now());
      context.result(kept, JSON.stringify(kept, null, 2));
    });

export const resetPassword = (context: CommandContext): Command =>
  new Command('reset-password')
    .description('give an account a new password, printed once, and end all its sessions')
    .argument('<username>')
    .option('--without-two-factor', 'also disable two-factor authentication, for a person who has lost every code')
    .action(async (username: string, { withoutTwoFactor }: { withoutTwoFactor?: boolean }) => {
      const identity = (await context.product()).get(IdentityFacade);
      const password = await identity.resetPassword(username, { withoutTwoFactor });
      context.result(
        { username, password },
        `${username} is signed out everywhere. The new password, shown this once: ${password}`,
      );
    });

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
