export { signOut } from './api/sign-out';
export { endSessionOfBrowser, listenToTabs, tellTabs, type TabNews } from './model/tabs';
export { useForgetMe } from './model/use-forget-me';
