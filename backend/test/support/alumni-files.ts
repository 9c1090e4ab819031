import type { registeredMember } from './accounts';

export const HEADER =
  'first_name,last_name,email,graduation_year,major,job_title,company,linkedin_url,willing_to_mentor';

/** Returns one row of an import file; `n` identifies the person. */
export const alumniRow = (n: number, prefix = 'alum'): string =>
  `Ada,Example${n},${prefix}${n}@alumni.example.org,2015,Mathematics,Engineer,"Engines, Inc.",https://www.linkedin.com/in/ada-${n},true`;

/** Returns an import file with this many people. */
export const alumniFile = (count: number, prefix?: string): string =>
  [HEADER, ...Array.from({ length: count }, (_, n) => alumniRow(n + 1, prefix))].join('\n') + '\n';

type Browser = Awaited<ReturnType<typeof registeredMember>>;

/** Uploads a file as the form does. */
export const importFile = (browser: Browser, content: string | Buffer, query = '', name = 'alumni.csv') =>
  browser.post(`/api/admin/alumni/import${query}`).attach('file', Buffer.from(content as string), name);
