import type { DataSource } from 'typeorm';

interface Affiliation {
  readonly user_id: number;
  readonly college_id: number;
  readonly kind: string;
  readonly since: Date;
  readonly until: Date | null;
  readonly main_since: Date | null;
}

/**
 * Writes memberships and claims that a test changed with SQL to the records of the people, as the product does with each
 * of its own changes. It reads them first, because a distributed database can't join tables of two contexts.
 */
export async function recordAffiliations(db: DataSource): Promise<void> {
  const administrators = await db.query<Affiliation[]>(
    `SELECT user_id, college_id, 'represents' AS kind, verified_at AS since,
            verified_at + interval '365 days' AS until, main_since
     FROM admin_analytics.college_administrators WHERE status = 'active' AND verified_at IS NOT NULL`,
  );
  const alumni = await db.query<Affiliation[]>(
    `SELECT claimed_by AS user_id, college_id, 'alum' AS kind, claimed_at AS since, NULL AS until, NULL AS main_since
     FROM admin_analytics.imported_alumni WHERE claimed_by IS NOT NULL`,
  );
  const users = await db.query<{ id: number }[]>('SELECT id FROM identity.users');
  const ids = new Set(users.map(({ id }) => id));
  await db.query('DELETE FROM identity.affiliations');
  for (const row of [...administrators, ...alumni].filter(({ user_id }) => ids.has(user_id))) {
    await db.query(
      `INSERT INTO identity.affiliations (user_id, college_id, kind, since, until, main_since)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [row.user_id, row.college_id, row.kind, row.since, row.until, row.main_since],
    );
  }
}
