import * as z from 'zod/mini';
import type { Registration, Role } from '@/shared/api';
import { isOldEnough } from './age';

const PASSWORD_MIN = 8;
const TOO_YOUNG = 'You must be at least 13 years old to register';
export const ALUMNI_REQUIRED = 'College, major, and graduation year are required for alumni registration';

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));
const free = z.string().check(z.trim());

/** The form's own shape: text as typed, named like the fields of the request so that refusals find their place. */
const fields = z.object({
  fullName: required('Full name is required'),
  username: required('Username is required'),
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required'), z.email('Enter a valid email address')),
  password: z
    .string()
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`),
    ),
  confirmPassword: z.string(),
  birthDate: required('Birth date is required'),
  isAgeVerified: z.boolean().check(z.refine((checked) => checked, TOO_YOUNG)),
  alumniCollege: free,
  alumniCollegeId: z.optional(z.number()),
  alumniMajor: free,
  alumniGradYear: free,
  alumniCurrentPosition: free,
  alumniCompany: free,
  collegeId: free,
});

export type RegistrationForm = z.infer<typeof fields>;

/** The rules for one role on one day. */
export function registrationSchema(role: Role, today: Date) {
  return fields.check(({ value, issues }) => {
    const refuse = (path: keyof RegistrationForm, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value[path], continue: true });

    if (value.confirmPassword !== value.password) refuse('confirmPassword', "Passwords don't match");
    if (value.birthDate && !isOldEnough(value.birthDate, today)) refuse('birthDate', TOO_YOUNG);
    if (role === 'alumni') {
      if (!value.alumniCollege.trim()) refuse('alumniCollege', ALUMNI_REQUIRED);
      if (!value.alumniMajor.trim()) refuse('alumniMajor', ALUMNI_REQUIRED);
    }
  });
}

export function emptyRegistration(today: Date): RegistrationForm {
  return {
    fullName: '',
    username: '',
    email: '',
    password: '',
    confirmPassword: '',
    birthDate: '',
    isAgeVerified: false,
    alumniCollege: '',
    alumniCollegeId: undefined,
    alumniMajor: '',
    alumniGradYear: String(today.getFullYear()),
    alumniCurrentPosition: '',
    alumniCompany: '',
    collegeId: '1',
  };
}

/** The whole number that was typed, or `otherwise` when it is none. */
export function wholeNumber(text: string, otherwise: number): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : otherwise;
}

/** What is sent: the fields of the chosen role alone, and never the second password. */
export function toRegistration(form: RegistrationForm, role: Role, today: Date): Registration {
  const { username, password, email, fullName, birthDate, isAgeVerified } = form;
  const everyone = { username, password, email, fullName, role, birthDate, isAgeVerified };
  if (role === 'college_admin') return { ...everyone, collegeId: wholeNumber(form.collegeId, 1) };
  if (role === 'student') return everyone;
  return {
    ...everyone,
    alumniCollege: form.alumniCollege,
    alumniCollegeId: form.alumniCollegeId,
    alumniMajor: form.alumniMajor,
    alumniGradYear: wholeNumber(form.alumniGradYear, today.getFullYear()),
    alumniCurrentPosition: form.alumniCurrentPosition || undefined,
    alumniCompany: form.alumniCompany || undefined,
  };
}
