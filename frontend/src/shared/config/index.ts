export { APP_NAME, TAGLINE } from './brand';
export { isStateCode, stateName, STATES, TERRITORIES, type State } from './states';
