export { isPasswordNeeded } from './model/password-needed';
export { ChangePasswordCard } from './ui/change-password';
export { NoPasswordNotice } from './ui/no-password-yet';
export { PasswordDialog } from './ui/password-dialog';
export { TwoFactorSettings } from './ui/two-factor';
