import { eventually } from './app';
import type { TestUser } from './test-users';

/** What someone reads of their exports. */
export interface Shown {
  readonly latest: { id: number; status: string; done: number; total: number; bytes: number | null } | null;
  readonly nextAt: string | null;
}

export const ask = ({ browser }: TestUser, body: object = {}) => browser.post('/api/data-export').send(body);
export const shown = async ({ browser }: TestUser): Promise<Shown> =>
  (await browser.get('/api/data-export').expect(200)).body as Shown;
/** The answer's body is a Buffer. */
export const download = ({ browser }: TestUser, id: number) =>
  browser.get(`/api/data-export/${id}/file`).responseType('blob');

/** The key of an export that is ready. */
export async function readyExport(of: TestUser): Promise<number> {
  await ask(of).expect(202);
  const { id } = await eventually(async () => {
    const { latest } = await shown(of);
    return latest?.status === 'ready' ? latest : null;
  });
  return id;
}
