import type { Plugin, Rolldown } from 'vite';

/** The file that the server reads; its folder is not served. */
const LIST = '.vite/pages.json';

/**
 * Lists the files of the pages that users see first, so that the server can name them in the document of each: the
 * browser then loads them in parallel with the application's own files instead of after them.
 *
 * @param pages maps the path of a page, in which `$id` is one segment and `*` is every other page, to the ends of the
 *   paths of its modules, or to a part of a path that no other module has
 */
export function preloadPages(pages: Record<string, readonly string[]>): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const assets = Object.values(bundle).filter((file): file is Rolldown.OutputAsset => file.type === 'asset');
        const named = (name: string) => chunks.find((chunk) => chunk.fileName === name);
        const collectImports = (from: readonly Rolldown.OutputChunk[]) => {
          // Iterating over a set includes what is added during the loop: the imports of the imports too.
          const files = new Set(from);
          for (const file of files) {
            for (const imported of file.imports) {
              const chunk = named(imported);
              if (chunk) files.add(chunk);
            }
          }
          return files;
        };
        const entryFiles = collectImports(chunks.filter((chunk) => chunk.isEntry));

        const filesOf = (modules: readonly string[]) => {
          const found: Rolldown.OutputChunk[] = [];
          const styles: string[] = [];
          for (const module of modules) {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(module));
            // If a module contains only styles, its script is left out of the build.
            const sheet = assets.find((each) => each.originalFileNames.some((name) => `/${name}`.includes(module)));
            if (chunk) found.push(chunk);
            else if (sheet) styles.push(sheet.fileName);
            else throw new Error(`The build has no file for ${module}.`);
          }
          const missing = [...collectImports(found)].filter((chunk) => !entryFiles.has(chunk));
          const scripts = missing.map((chunk) => chunk.fileName);
          styles.push(...missing.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
          return [...new Set([...styles, ...scripts])];
        };
        const source = Object.fromEntries(Object.entries(pages).map(([path, modules]) => [path, filesOf(modules)]));
        this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(source) });
      },
    },
  };
}
