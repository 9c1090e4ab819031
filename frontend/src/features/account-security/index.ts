export { isPasswordNeeded } from './model/password-needed';
export { AccessTokens } from './ui/access-tokens/access-tokens';
export { ChangePasswordCard } from './ui/change-password';
export { NoPasswordNotice } from './ui/no-password-yet';
export { PasswordDialog } from './ui/password-dialog';
export { TwoFactorSettings } from './ui/two-factor';
