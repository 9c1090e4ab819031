import * as z from 'zod/mini';
import {
  registrationFieldSchemas,
  findAnswerErrors,
  createEmptyAnswers,
  toRegistrationDetails,
  type Registration,
} from '@/features/registration';
import type { Role } from '@/shared/auth';

const MIN_PASSWORD_LENGTH = 8;

const registrationFields = z.object({
  ...registrationFieldSchemas,
  password: z
    .string()
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`),
    ),
  confirmPassword: z.string(),
});

export type RegistrationForm = z.infer<typeof registrationFields>;

/** Returns the schema for a role on a given day. */
export function registrationSchema(role: Role, today: Date) {
  return registrationFields.check(({ value, issues }) => {
    const refuse = (path: keyof RegistrationForm, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value[path], continue: true });

    if (value.confirmPassword !== value.password) refuse('confirmPassword', "Passwords don't match");
    else if (!value.confirmPassword) refuse('confirmPassword', 'Enter your password again');
    for (const { field, message } of findAnswerErrors(value, role, today)) refuse(field, message);
  });
}

/** In the order of the fields on the page, in which errors are listed. */
export function createEmptyRegistration(today: Date): RegistrationForm {
  const { fullName, username, email, ...others } = createEmptyAnswers(today);
  return { fullName, username, email, password: '', confirmPassword: '', ...others };
}

/** Returns the request body, which never contains the second password. */
export function toRegistration(form: RegistrationForm, role: Role, today: Date): Registration {
  return { ...toRegistrationDetails(form, role, today), password: form.password };
}
