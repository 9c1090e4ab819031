import type { Plugin, Rolldown } from 'vite';

/**
 * Inlines the style sheet that every page needs into index.html: one round trip less before the first paint, for 8 kB
 * compressed. The nonce is the one that the server fills in.
 */
export function inlineStyles(nonce: string): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      // Chunks that are loaded later list the sheet as a dependency. It is already in the page; loaded again, it would
      // come after the sheets of other pages and override them. The entry's own file is listed in its place.
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        for (const sheet of entry?.viteMetadata?.importedCss ?? []) {
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${sheet}"`, `"${entry!.fileName}"`);
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
          const sheet = bundle[file] as Rolldown.OutputAsset | undefined;
          if (!sheet) throw new Error(`The build has no style sheet for ${link}.`);
          return `<style nonce="${nonce}">${String(sheet.source)}</style>`;
        });
      },
    },
  };
}
