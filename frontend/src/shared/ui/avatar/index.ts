export { Avatar } from './avatar';
export { isAllowedPictureUrl, isUploadedPicture } from './pictures';
