import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const COMPRESSIBLE_EXTENSIONS = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
// Below about one network packet, a compressed file saves nothing.
const MIN_COMPRESSED_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * Writes `x.br` (quality 11) and `x.gz` beside every text asset of the build, because compressing on the fly at that
 * quality blocks the one thread that handles requests. HTML is left out: the server fills it in for each response.
 */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(outDir, { recursive: true, withFileTypes: true });
        for (const file of files) {
          if (!file.isFile() || !COMPRESSIBLE_EXTENSIONS.has(extname(file.name))) continue;
          const path = join(file.parentPath, file.name);
          const content = await readFile(path);
          if (content.length < MIN_COMPRESSED_BYTES) continue;
          await Promise.all([
            brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((out) =>
              writeFile(`${path}.br`, out),
            ),
            gz(content, { level: 9 }).then((out) => writeFile(`${path}.gz`, out)),
          ]);
        }
      },
    },
  };
}
