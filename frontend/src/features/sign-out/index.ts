export { signOut } from './api/sign-out';
export { endSessionOfBrowser, listenToTabs, notifyTabs, type TabMessage } from './model/tabs';
export { useForgetMe } from './model/use-forget-me';
