export { openPushedLinks } from './opened-links';
export { keepPush, pausePush, readPushState, turnOffPush, turnOnPush, type PushState } from './push';
