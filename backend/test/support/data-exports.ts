import { eventually } from './app';
import type { TestUser } from './test-users';

/** The exports of a user in the API. */
export interface DataExportResponse {
  readonly latest: { id: number; status: string; done: number; total: number; bytes: number | null } | null;
  readonly nextAt: string | null;
}

export const postDataExport = ({ browser }: TestUser, body: object = {}) => browser.post('/api/data-export').send(body);
export const getDataExports = async ({ browser }: TestUser): Promise<DataExportResponse> =>
  (await browser.get('/api/data-export').expect(200)).body as DataExportResponse;
/** Downloads the file of an export; the body of the response is a Buffer. */
export const download = ({ browser }: TestUser, id: number) =>
  browser.get(`/api/data-export/${id}/file`).responseType('blob');

/** Requests an export and returns its ID once it is ready. */
export async function readyExport(of: TestUser): Promise<number> {
  await postDataExport(of).expect(202);
  const { id } = await eventually(async () => {
    const { latest } = await getDataExports(of);
    return latest?.status === 'ready' ? latest : null;
  });
  return id;
}
