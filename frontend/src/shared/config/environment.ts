/** Whether the server that sent the page runs in production, where hints for developers are left out. */
export const isProduction = (page: Document = document): boolean =>
  page.querySelector<HTMLMetaElement>('meta[name="environment"]')?.content === 'production';
