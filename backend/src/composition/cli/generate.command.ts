import { Command, InvalidArgumentError } from 'commander';
import { loadSettings } from '../../shared/infrastructure/settings/settings';
import { GenerateData, type GenerateResult } from '../generated-data/generate-data';
import { type CommandContext, CommandRefused } from './command-context';

interface GenerateOptions {
  readonly people: number;
  readonly messages?: number;
  readonly connections?: number;
  readonly discussions?: number;
  readonly interactions?: number;
  readonly seed: number;
  readonly password?: string;
  readonly yes?: boolean;
}

/** How many rows there are for each person, unless the options say otherwise. */
const PER_PERSON = { messages: 10, connections: 2, discussions: 0.1, interactions: 5 } as const;
const MAX_PEOPLE = 10_000_000;
const MAX_ROWS = 1_000_000_000;

export const generateCommand = (context: CommandContext): Command =>
  new Command('generate')
    .description('fill the database with invented people and what they do, for benchmarks; not in production')
    .requiredOption('--people <number>', 'number of people, at least 20', parseNumber(20, MAX_PEOPLE))
    .option('--messages <number>', 'number of messages; default: 10 per person', parseNumber(0, MAX_ROWS))
    .option('--connections <number>', 'connections and requests; default: 2 per person', parseNumber(0, MAX_ROWS))
    .option('--discussions <number>', 'discussions in the forum; default: 1 for 10 people', parseNumber(0, MAX_ROWS))
    .option(
      '--interactions <number>',
      'views of colleges and the like; default: 5 per person',
      parseNumber(0, MAX_ROWS),
    )
    .option('--seed <number>', 'the same seed gives the same data', parseNumber(0, 2 ** 31), 1)
    .option('--password <password>', 'password of all generated accounts; default: none that anyone knows')
    .option('--yes', 'write to the database')
    .action(async (options: GenerateOptions) => {
      if (loadSettings(process.env, { backgroundWork: false }).production) {
        throw new CommandRefused('In production, no data can be generated.');
      }
      const input = { ...options, ...toCounts(options), password: options.password ?? null };
      if (input.messages < input.connections) {
        throw new CommandRefused(
          'There must be at least as many messages as connections, because each request is a message.',
        );
      }
      if (!options.yes) {
        throw new CommandRefused(
          `This adds ${input.people} people and ${input.messages} messages to the database in DATABASE_URL. They can’t be removed again. Add --yes to continue.`,
        );
      }
      const generateData = (await context.openApplication()).get(GenerateData, { strict: false });
      const otherCount = await generateData.countOtherPeople();
      if (otherCount > 0) {
        throw new CommandRefused(
          `The database has ${otherCount} accounts that aren’t demo accounts. Use a database without other people.`,
        );
      }
      const result = await generateData.execute({
        ...input,
        onStep: (step, seconds, rows) => context.print(`${step}: ${sum(rows)} rows, ${seconds.toFixed(1)} s`),
      });
      context.result(result, summaryText(result, input.people));
    });

const toCounts = ({ people, messages, connections, discussions, interactions }: GenerateOptions) => {
  const messageCount = messages ?? people * PER_PERSON.messages;
  return {
    messages: messageCount,
    connections: connections ?? Math.min(messageCount, people * PER_PERSON.connections),
    discussions: discussions ?? Math.ceil(people * PER_PERSON.discussions),
    interactions: interactions ?? people * PER_PERSON.interactions,
  };
};

const parseNumber =
  (min: number, max: number) =>
  (text: string): number => {
    if (!/^\d{1,10}$/.test(text) || Number(text) < min || Number(text) > max) {
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    }
    return Number(text);
  };

const sum = (rows: Readonly<Record<string, number>>): number =>
  Object.values(rows).reduce((total, count) => total + count, 0);

function summaryText({ rows, seconds, bytesBefore, bytesAfter }: GenerateResult, people: number): string {
  const width = Math.max(...Object.keys(rows).map((table) => table.length));
  return [
    ...Object.entries(rows).map(([table, count]) => `${table.padEnd(width)}  ${count}`),
    `Added ${sum(rows)} rows in ${seconds.toFixed(1)} s. The database grew by ${Math.round((bytesAfter - bytesBefore) / people)} bytes per person.`,
  ].join('\n');
}
