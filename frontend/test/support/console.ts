/** For a test in which something goes wrong on purpose: React and the router report on the console what the page shows. */
export function keepTheConsoleQuiet(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}
