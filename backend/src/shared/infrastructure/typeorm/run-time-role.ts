import { DataSource } from 'typeorm';
import type { Settings } from '../settings/settings';
import { maintaining } from './data-source';

/** The role under which the product runs, as the database calls it. */
export async function runTimeRole(settings: Settings): Promise<string> {
  const db = await new DataSource(maintaining(settings, { entities: [], migrations: [] })).initialize();
  try {
    const [answer] = await db.query<{ name: string }[]>('SELECT current_user AS name');
    return answer!.name;
  } finally {
    await db.destroy();
  }
}
