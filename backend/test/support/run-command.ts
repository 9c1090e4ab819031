import type { Command } from 'commander';
import type { CommandContext } from '../../src/composition/cli/command-context';
import type { TestApp } from './app';

/** Runs a command as the operator would, and returns its output. */
export async function runCommand<T = Record<string, unknown>>(
  command: (context: CommandContext) => Command,
  args: string[] = [],
  app?: TestApp,
): Promise<{ data: T; line: string; said: string[] }> {
  const results: [unknown, string][] = [];
  const said: string[] = [];
  const context: CommandContext = {
    json: false,
    openApplication: async () => app?.app ?? Promise.reject(new Error('This command needs no product')),
    print: (line) => void said.push(line),
    result: (data, line) => void results.push([data, line]),
    writeLine: async (line) => void said.push(line),
  };
  await command(context)
    .exitOverride()
    .configureOutput({ writeErr: (text) => void said.push(text) })
    .parseAsync(args, { from: 'user' });
  const [[data, line] = [undefined, '']] = results;
  return { data: data as T, line, said };
}
