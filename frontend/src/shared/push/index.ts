export { listenForPushedLinks } from './pushed-links';
export { renewPush, pausePush, readPushState, disablePush, enablePush, type PushState } from './push';
