import type { Plugin } from 'vite';

/** Fills the placeholders of index.html, which the server fills for each response, once for the development server. */
export function fillPlaceholders(appName: string): Plugin {
  return {
    name: 'fill-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replaceAll('__APP_NAME__', appName).replaceAll('__TITLE__', appName).replace('__THEME__', 'system'),
  };
}
