/** An address that people can follow without harm: http or https, a host with a dot, no credentials in front of it. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' && /^[^.]+(\.[^.]+)+$/.test(hostname);
}
