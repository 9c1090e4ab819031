import type { Plugin, Rolldown } from 'vite';

/**
 * Puts the style sheet that every page needs into index.html: one trip to the server less before the first paint, for
 * 8 kB compressed. The nonce is the one that the server fills in.
 */
export function inlineStyles(nonce: string): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
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
