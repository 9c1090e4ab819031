import * as z from 'zod/mini';
import {
  registrationFieldSchemas,
  findAnswerErrors,
  createEmptyAnswers,
  toRegistrationDetails,
  type RegistrationAnswers,
} from '@/features/registration';
import type { Role } from '@/shared/auth';
import type { CompleteRegistration, PendingRegistration } from '../api/pending-registration';

/** Returns which data the form asks for: what the provider didn't supply, or supplied without verification. */
export const missingFields = ({ fullName, emailVerified }: PendingRegistration) => ({
  fullName: !fullName,
  email: !emailVerified,
});

/**
 * Returns the schema for one role and date. Fields that aren't asked for aren't validated, because the user couldn't
 * correct them.
 */
export function completionSchema(pending: PendingRegistration, role: Role, today: Date) {
  const missing = missingFields(pending);
  const fields = z.object({
    ...registrationFieldSchemas,
    fullName: missing.fullName ? registrationFieldSchemas.fullName : z.string(),
    email: missing.email ? registrationFieldSchemas.email : z.string(),
  });
  return fields.check(({ value, issues }) => {
    for (const { field, message } of findAnswerErrors(value, role, today)) {
      issues.push({ code: 'custom', message, path: [field], input: value[field], continue: true });
    }
  });
}

/** Returns the initial values of the form. */
export function toInitialAnswers({ fullName, email }: PendingRegistration, today: Date): RegistrationAnswers {
  return { ...createEmptyAnswers(today), fullName: fullName ?? '', email: email ?? '' };
}

/** Returns the request body, without data that the provider has verified. */
export function toCompletionRequest(
  pending: PendingRegistration,
  answers: RegistrationAnswers,
  role: Role,
  today: Date,
): CompleteRegistration {
  const { fullName, email, ...others } = toRegistrationDetails(answers, role, today);
  const missing = missingFields(pending);
  return { ...others, ...(missing.fullName && { fullName }), ...(missing.email && { email }) };
}
