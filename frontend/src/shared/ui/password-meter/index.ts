export { PasswordMeter } from './password-meter';
