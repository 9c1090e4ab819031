import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError } from 'commander';
import { CollegesFacade, type ImportProgress, type ImportResult } from '../../contexts/colleges';
import type { CommandContext } from './command-context';

interface Options {
  readonly fields?: string;
  readonly release?: string;
  readonly force?: boolean;
}

export const importColleges = (context: CommandContext): Command =>
  new Command('import-colleges')
    .description('bring the official College Scorecard file into the catalogue: all of it, or nothing')
    .argument('<file>', 'path or address of the institution-level file, as CSV or ZIP')
    .option('--fields <file>', 'path or address of the field-of-study file, which knows majors more finely')
    .option('--release <date>', 'YYYY-MM-DD of the release, where the name of the file does not tell', asDay)
    .option('--force', 'also take a file that lists far fewer colleges than the catalogue holds')
    .action(async (from: string, options: Options) => {
      const product = await context.product();
      const progress = context.json ? null : process.stderr.isTTY ? bar() : lines(context);
      try {
        const result = await product
          .get(CollegesFacade, { strict: false })
          .importOfficialFile({ from, ...options, onProgress: progress?.show });
        progress?.end();
        context.result(result, summary(result));
      } finally {
        progress?.end();
      }
    });

function asDay(value: string): string {
  const day = new Date(`${value}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    throw new InvalidArgumentError('It has to be a day, as in 2025-05-19.');
  }
  return value;
}

interface Shown {
  readonly show: (progress: ImportProgress) => void;
  readonly end: () => void;
}

function bar(): Shown {
  const shown = new SingleBar({ format: '{doing} [{bar}] {percentage}% {rows} rows', clearOnComplete: true });
  return {
    show: ({ doing, bytes, totalBytes, rows }) => {
      if (!shown.isActive) shown.start(1, 0);
      shown.setTotal(totalBytes ?? bytes);
      shown.update(bytes, { doing, rows });
    },
    end: () => shown.stop(),
  };
}

/** One line every ten percent: for logs and for programs that read them. */
function lines(context: CommandContext): Shown {
  let last = '';
  return {
    show: ({ doing, bytes, totalBytes, rows }) => {
      const tenth = totalBytes ? Math.floor((10 * bytes) / totalBytes) * 10 : 0;
      const line = `${doing} ${tenth} %`;
      if (line === last) return;
      last = line;
      context.say(rows > 0 ? `${line}, ${rows} rows` : line);
    },
    end: () => {},
  };
}

const summary = ({ read, added, changed, unchanged, leftOut, branches, release, seconds }: ImportResult): string =>
  [
    `Read ${read} rows${release ? ` of the release of ${release}` : ''} in ${seconds.toFixed(1)} s.`,
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${leftOut} left out; ${branches} are branches.`,
  ].join('\n');
