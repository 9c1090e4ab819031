export { APP_NAME, TAGLINE } from './brand';
