import type { DataSource } from 'typeorm';

/** Inserts colleges 1 and 2, and `more` if needed; the rest of the catalog stays empty. */
export async function addColleges(db: DataSource, ...more: { id: number; name: string }[]): Promise<void> {
  const colleges = [{ id: 1, name: 'Northern Example College' }, { id: 2, name: 'Southern Example College' }, ...more];
  for (const { id, name } of colleges) {
    await db.query(
      `INSERT INTO colleges.colleges (id, ipeds_id, name, city, state, type, level, federal)
       VALUES ($1, 100000 + $1, $2, 'Sampleton', 'OH', 'Public 4-year', '4-year', '{}')`,
      [id, name],
    );
  }
}
