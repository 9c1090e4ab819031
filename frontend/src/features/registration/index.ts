export { type Registration } from './api/registration';
export { useRegistration } from './api/use-registration';
export { answerFields, faultsOf, noAnswers, toDetails, type Answers } from './model/answers';
export { AgeFields } from './ui/age-fields';
export { ErrorSummary } from './ui/error-summary';
export { EmailField, FullNameField, UsernameField } from './ui/person-fields';
export { RoleFields } from './ui/role-fields';
export { SmallPrint } from './ui/small-print';
export { UserType } from './ui/user-type';
