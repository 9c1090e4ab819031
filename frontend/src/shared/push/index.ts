export { openPushedLinks } from './opened-links';
export { renewPush, pausePush, readPushState, disablePush, enablePush, type PushState } from './push';
