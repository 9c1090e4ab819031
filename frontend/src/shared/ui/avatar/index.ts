export { Avatar } from './avatar';
export { isShownFrom } from './pictures';
