import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Content can outlive its author's account; it then has no author. */
export class CollegesWithoutPeople1764400000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Author, replier and creator are null once their account is gone.
      ALTER TABLE colleges.reviews
        ALTER author_id DROP NOT NULL,
        DROP CONSTRAINT reviews_whole_reply,
        ADD CONSTRAINT reviews_whole_reply CHECK (
          (reply_content IS NULL) = (replied_at IS NULL)
          AND (reply_content IS NOT NULL OR (reply_by IS NULL AND reply_updated_at IS NULL))
        );
      CREATE INDEX reviews_of_replier ON colleges.reviews (reply_by) WHERE reply_by IS NOT NULL;
      ALTER TABLE colleges.events ALTER created_by DROP NOT NULL;
      ALTER TABLE colleges.college_history DROP CONSTRAINT college_history_check;
      CREATE INDEX college_history_of_person ON colleges.college_history (changed_by) WHERE changed_by IS NOT NULL;
      COMMENT ON COLUMN colleges.college_history.changed_by IS 'null for federal files, and once the account is gone';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM colleges.college_history WHERE source = 'college' AND changed_by IS NULL;
      DELETE FROM colleges.events WHERE created_by IS NULL;
      DELETE FROM colleges.reviews WHERE author_id IS NULL;
      UPDATE colleges.reviews SET reply_content = NULL, replied_at = NULL, reply_updated_at = NULL
        WHERE reply_by IS NULL;
      DROP INDEX colleges.college_history_of_person, colleges.reviews_of_replier;
      ALTER TABLE colleges.college_history
        ADD CONSTRAINT college_history_check CHECK (source = 'federal' OR changed_by IS NOT NULL);
      ALTER TABLE colleges.events ALTER created_by SET NOT NULL;
      ALTER TABLE colleges.reviews
        ALTER author_id SET NOT NULL,
        DROP CONSTRAINT reviews_whole_reply,
        ADD CONSTRAINT reviews_whole_reply CHECK (
          (reply_content IS NULL) = (reply_by IS NULL) AND (reply_content IS NULL) = (replied_at IS NULL)
          AND (reply_content IS NOT NULL OR reply_updated_at IS NULL)
        );
    `);
  }
}
