export { Field, Input, type FieldControl } from './field';
export { PasswordInput } from './password-input';
