import { eventually } from './app';
import type { TestUser } from './test-users';

/** The exports of a user in the API. */
export interface Shown {
  readonly latest: { id: number; status: string; done: number; total: number; bytes: number | null } | null;
  readonly nextAt: string | null;
}

export const ask = ({ browser }: TestUser, body: object = {}) => browser.post('/api/data-export').send(body);
export const shown = async ({ browser }: TestUser): Promise<Shown> =>
  (await browser.get('/api/data-export').expect(200)).body as Shown;
/** Downloads the file of an export; the body of the response is a Buffer. */
export const download = ({ browser }: TestUser, id: number) =>
  browser.get(`/api/data-export/${id}/file`).responseType('blob');

/** Requests an export and returns its ID once it is ready. */
export async function readyExport(of: TestUser): Promise<number> {
  await ask(of).expect(202);
  const { id } = await eventually(async () => {
    const { latest } = await shown(of);
    return latest?.status === 'ready' ? latest : null;
  });
  return id;
}
