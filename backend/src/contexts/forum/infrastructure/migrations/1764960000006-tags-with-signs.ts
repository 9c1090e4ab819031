import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Writes the keys of tags such as "C++" and "C#" with their signs, as for new discussions. */
export class TagsWithSigns1764960000006 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(String.raw`
      UPDATE forum.forum_posts SET tag_keys = ARRAY(
        SELECT CASE
          WHEN tag ~ '[+#]' AND tag ~ '^[ -~]+$' THEN coalesce(nullif(btrim(regexp_replace(
            replace(regexp_replace(lower(tag), '[''${'`'}]', '', 'g'), '&', ' and '), '[^a-z0-9+#]+', ' ', 'g')), ''), tag)
          ELSE key END
        FROM unnest(tags, tag_keys) WITH ORDINALITY AS t (tag, key, n) ORDER BY n)
      WHERE array_to_string(tags, ' ') ~ '[+#]'`);
  }

  async down(): Promise<void> {}
}
