import { resolve } from 'node:path';
import { Command } from 'commander';
import { writeContract } from '../../openapi';
import type { CommandContext } from './command-context';

export const openapi = (context: CommandContext): Command =>
  new Command('openapi')
    .description('write the contract of the API as OpenAPI 3.1')
    .argument('[file]', 'where to write it', 'openapi.json')
    .action(async (file: string) => {
      const path = resolve(process.env.INIT_CWD ?? '.', file);
      await writeContract(path);
      context.result({ file: path }, `Wrote ${path}`);
    });
