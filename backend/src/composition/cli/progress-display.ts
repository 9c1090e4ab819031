import { SingleBar } from 'cli-progress';
import type { CommandContext } from './command-context';

interface Progress {
  readonly doing: string;
  readonly bytes: number;
  /** Null if it isn't known. */
  readonly totalBytes: number | null;
  /** 0 if rows aren't counted. */
  readonly rows: number;
}

interface ProgressDisplay {
  readonly show: (progress: Progress) => void;
  readonly end: () => void;
}

/** Shows the progress of a long command: as a bar in a terminal, as lines elsewhere, and not at all with --json. */
export function createProgressDisplay(context: CommandContext): ProgressDisplay {
  if (context.json) return { show: () => {}, end: () => {} };
  return process.stderr.isTTY ? createProgressBar() : createProgressLines(context);
}

function createProgressBar(): ProgressDisplay {
  const shown = new SingleBar({ format: '{doing} [{bar}] {percentage}% {detail}', clearOnComplete: true });
  return {
    show: ({ doing, bytes, totalBytes, rows }) => {
      if (!shown.isActive) shown.start(1, 0);
      shown.setTotal(totalBytes ?? bytes);
      shown.update(bytes, { doing, detail: rows > 0 ? `${rows} rows` : '' });
    },
    end: () => shown.stop(),
  };
}

/** Prints one line every ten percent, for logs and for programs that read them. */
function createProgressLines(context: CommandContext): ProgressDisplay {
  let last = '';
  return {
    show: ({ doing, bytes, totalBytes, rows }) => {
      const tenth = totalBytes ? Math.floor((10 * bytes) / totalBytes) * 10 : 0;
      const line = `${doing} ${tenth} %`;
      if (line === last) return;
      last = line;
      context.print(rows > 0 ? `${line}, ${rows} rows` : line);
    },
    end: () => {},
  };
}
