const LONGEST = 300;
const NUMERIC_HOST = /^(?:[\d.]+|\[.*\])$/;
const INTERNAL_HOST = /(?:^|\.)(?:localhost|local|internal|localdomain|home|lan|test|invalid)$/;

/**
 * The address as a browser understands it, or null where it is none that a college's page may lead to: only http and
 * https, on a host with a public name, without a user in front that looks like another host.
 */
export function publicWebsite(text: string): string | null {
  if (text.length > LONGEST || !/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const hasPublicName =
    url.hostname.includes('.') && !NUMERIC_HOST.test(url.hostname) && !INTERNAL_HOST.test(url.hostname);
  return hasPublicName && url.username === '' && url.password === '' ? url.href : null;
}
