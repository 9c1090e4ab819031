export { Avatar } from './avatar';
export { isShownFrom, isUploaded } from './pictures';
