/** For a test with an expected failure: React and the router log to the console what the page shows. */
export function silenceConsole(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}
