import * as z from 'zod/mini';

export const passwordSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Current password is required')),
    newPassword: z.string().check(z.minLength(8, 'Password must be at least 8 characters')),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
    }),
  );

const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

export const codeSchema = z.object({ code: requiredText('Enter the code from your app') });

/** The password and one of the two kinds of codes. */
export const passwordAndCodeSchemas = {
  code: z.object({
    password: z.string().check(z.minLength(1, 'Password is required')),
    code: requiredText('Enter the code from your app'),
    recoveryCode: z.string(),
  }),
  recoveryCode: z.object({
    password: z.string().check(z.minLength(1, 'Password is required')),
    code: z.string(),
    recoveryCode: requiredText('Enter one of your recovery codes'),
  }),
};

export type CodeKind = keyof typeof passwordAndCodeSchemas;
