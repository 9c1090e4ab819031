export { isPasswordNeeded } from './model/password-needed';
export { ChangePassword } from './ui/change-password';
export { NoPasswordYet } from './ui/no-password-yet';
export { PasswordDialog } from './ui/password-dialog';
export { TwoFactor } from './ui/two-factor';
