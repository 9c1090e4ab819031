import type { Plugin } from 'vite';

/** What the server fills into index.html for each response, filled once for the development server. */
export function fillPlaceholders(appName: string): Plugin {
  return {
    name: 'fill-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replaceAll('__APP_NAME__', appName).replaceAll('__TITLE__', appName).replace('__THEME__', 'system'),
  };
}
