import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the words that messages are searched by. Each word is indexed once for each of the two people, with the user
 * ID before it, so that a search reads only the entries of one person, however many messages there are. Negative IDs
 * belong to erased accounts, which search nothing.
 */
export class WordsOfMessages1764732000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Same as `folded` in the domain: lower case, without accents and apostrophes, a space before each word.
    await db.query(/* sql */ `
      CREATE FUNCTION messaging.folded(content text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 200 AS $$
        SELECT ' ' || regexp_replace(
          CASE WHEN octet_length(content) = char_length(content)
            THEN replace(lower(content COLLATE "und-x-icu"), '''', '')
            ELSE replace(
              regexp_replace(lower(normalize(content, NFKD) COLLATE "und-x-icu"), '[\\u0300-\\u036f''’]', '', 'g'),
              'ς', 'σ')
          END,
          '[^[:alnum:]]+', ' ', 'g')
      $$;

      CREATE FUNCTION messaging.search_words(one integer, other integer, folded text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
        SELECT array_to_tsvector(string_to_array(ltrim(
          CASE WHEN one > 0 THEN replace(words, ' ', ' ' || one || 'x') ELSE '' END
            || CASE WHEN other > 0 THEN replace(words, ' ', ' ' || other || 'x') ELSE '' END), ' '))
        -- Words of a long message are cut: an index keeps none of more than 2,046 bytes.
        FROM (SELECT rtrim(CASE WHEN char_length(folded) <= 500 THEN folded
          ELSE regexp_replace(folded, '([^ ]{40})[^ ]+', '\\1', 'g') END) AS words) AS cut
      $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION messaging.search_words, messaging.folded');
  }
}
