export { CodeInput, RecoveryCodeInput } from './code-input';
export { Field, Input, Textarea, type FieldControl } from './field';
export { PasswordInput } from './password-input';
