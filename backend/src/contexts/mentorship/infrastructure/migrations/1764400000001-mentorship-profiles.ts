import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the profiles of students and alumni, and their progress in the onboarding. User and college IDs refer to
 * other schemas.
 */
export class MentorshipProfiles1764400000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE SCHEMA mentorship;

      CREATE TABLE mentorship.student_profiles (
        user_id integer PRIMARY KEY,
        intended_major text CHECK (char_length(intended_major) BETWEEN 1 AND 200),
        current_school text CHECK (char_length(current_school) BETWEEN 1 AND 200),
        graduation_year integer CHECK (graduation_year BETWEEN 1900 AND 2200),
        interests text CHECK (char_length(interests) BETWEEN 1 AND 2000),
        career_goals text CHECK (char_length(career_goals) BETWEEN 1 AND 2000),
        skills_to_learn text CHECK (char_length(skills_to_learn) BETWEEN 1 AND 200),
        preferred_industries text CHECK (char_length(preferred_industries) BETWEEN 1 AND 200),
        schools_considering text CHECK (char_length(schools_considering) BETWEEN 1 AND 2000),
        mentorship_preferences text CHECK (char_length(mentorship_preferences) BETWEEN 1 AND 2000),
        location text CHECK (char_length(location) BETWEEN 1 AND 200),
        bio text CHECK (char_length(bio) BETWEEN 1 AND 2000),
        phone text CHECK (char_length(phone) BETWEEN 1 AND 200),
        contact_email text CHECK (char_length(contact_email) BETWEEN 3 AND 200),
        profile_visibility text NOT NULL CHECK (profile_visibility IN ('public', 'private')),
        visibility_chosen_at timestamptz(3),
        told_at timestamptz(3)
      );

      CREATE TABLE mentorship.alumni_profiles (
        user_id integer PRIMARY KEY,
        college text CHECK (char_length(college) BETWEEN 1 AND 200),
        college_id integer CHECK (college_id > 0),
        major text CHECK (char_length(major) BETWEEN 1 AND 200),
        graduation_year integer CHECK (graduation_year BETWEEN 1900 AND 2200),
        current_position text CHECK (char_length(current_position) BETWEEN 1 AND 200),
        company text CHECK (char_length(company) BETWEEN 1 AND 200),
        industry text CHECK (char_length(industry) BETWEEN 1 AND 200),
        years_of_experience integer CHECK (years_of_experience BETWEEN 0 AND 80),
        skills text CHECK (char_length(skills) BETWEEN 1 AND 2000),
        mentorship_areas text CHECK (char_length(mentorship_areas) BETWEEN 1 AND 2000),
        location text CHECK (char_length(location) BETWEEN 1 AND 200),
        bio text CHECK (char_length(bio) BETWEEN 1 AND 2000),
        is_willing_to_mentor boolean NOT NULL,
        max_mentees integer NOT NULL CHECK (max_mentees BETWEEN 1 AND 20),
        availability_status text NOT NULL CHECK (availability_status IN ('available', 'busy', 'other')),
        linkedin_url text CHECK (linkedin_url ~* '^https?://' AND char_length(linkedin_url) <= 500),
        twitter_handle text CHECK (twitter_handle ~ '^@?[A-Za-z0-9_]+$' AND char_length(twitter_handle) <= 200),
        github_url text CHECK (github_url ~* '^https?://' AND char_length(github_url) <= 500),
        personal_website text CHECK (personal_website ~* '^https?://' AND char_length(personal_website) <= 500),
        is_profile_visible boolean NOT NULL,
        visibility_chosen_at timestamptz(3),
        allow_student_connections boolean NOT NULL,
        told_at timestamptz(3),
        -- Who became an alumna or alumnus later has chosen something perhaps, and told nothing yet.
        CONSTRAINT alumni_profiles_studies CHECK (num_nulls(college, major, graduation_year) IN (0, 3)),
        CONSTRAINT alumni_profiles_college CHECK (college IS NOT NULL OR college_id IS NULL),
        CONSTRAINT alumni_profiles_choice CHECK (visibility_chosen_at IS NOT NULL OR NOT is_profile_visible)
      );

      CREATE TABLE mentorship.onboarding_progress (
        user_id integer NOT NULL,
        role text NOT NULL CHECK (role IN ('student', 'alumni', 'college_admin')),
        completed_steps text[] NOT NULL CHECK (completed_steps <@ ARRAY['profile', 'visibility', 'save-colleges']),
        skipped_at timestamptz(3),
        completed_at timestamptz(3),
        PRIMARY KEY (user_id, role)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP SCHEMA mentorship CASCADE');
  }
}
