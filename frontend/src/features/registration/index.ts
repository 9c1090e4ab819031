export { type Registration } from './api/registration';
export { useRegister } from './api/use-registration';
export {
  registrationFieldSchemas,
  findAnswerErrors,
  createEmptyAnswers,
  toRegistrationDetails,
  type RegistrationAnswers,
} from './model/answers';
export { AgeFields } from './ui/age-fields';
export { ErrorSummary } from './ui/error-summary';
export { EmailField, FullNameField, UsernameField } from './ui/person-fields';
export { RoleFields } from './ui/role-fields';
export { TermsAndPrivacyLinks } from './ui/terms-and-privacy-links';
export { UserTypeChoice } from './ui/user-type';
