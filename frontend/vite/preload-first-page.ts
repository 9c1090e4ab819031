import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Names the chunks of the page that most people see first in index.html, so that the browser fetches them beside the
 * application's own instead of after it. They weigh about 5 kB; whoever arrives elsewhere needs most of them soon anyway.
 *
 * @param page the module of the page, as the end of its path
 */
export function preloadFirstPage(page: string): Plugin {
  return {
    name: 'preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(page));
        if (!first) throw new Error(`The build has no chunk for ${page}.`);
        // A set goes on over what is added to it meanwhile: the imports of the imports too.
        const files = new Set([first.fileName]);
        for (const file of files) {
          chunks.find((chunk) => chunk.fileName === file)?.imports.forEach((imported) => files.add(imported));
        }
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
