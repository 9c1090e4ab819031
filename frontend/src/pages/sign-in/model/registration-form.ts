import * as z from 'zod/mini';
import { answerFields, faultsOf, noAnswers, toDetails, type Registration } from '@/features/registration';
import type { Role } from '@/shared/auth';

const PASSWORD_MIN = 8;

const fields = z.object({
  ...answerFields,
  password: z
    .string()
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`),
    ),
  confirmPassword: z.string(),
});

export type RegistrationForm = z.infer<typeof fields>;

/** Returns the schema for a role on a given day. */
export function registrationSchema(role: Role, today: Date) {
  return fields.check(({ value, issues }) => {
    const refuse = (path: keyof RegistrationForm, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value[path], continue: true });

    if (value.confirmPassword !== value.password) refuse('confirmPassword', "Passwords don't match");
    for (const { field, message } of faultsOf(value, role, today)) refuse(field, message);
  });
}

/** In the order of the fields on the page, in which errors are listed. */
export function emptyRegistration(today: Date): RegistrationForm {
  const { fullName, username, email, ...others } = noAnswers(today);
  return { fullName, username, email, password: '', confirmPassword: '', ...others };
}

/** Returns the request body, which never contains the second password. */
export function toRegistration(form: RegistrationForm, role: Role, today: Date): Registration {
  return { ...toDetails(form, role, today), password: form.password };
}
