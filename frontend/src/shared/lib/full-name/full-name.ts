import * as z from 'zod/mini';

/** The full name in every form that makes an account. The server checks more than its length. */
export const fullNameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Full name is required', abort: true }),
    z.minLength(2, 'Full name must be at least 2 characters.'),
  );
