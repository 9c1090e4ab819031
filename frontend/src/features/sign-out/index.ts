export { signOut } from './api/sign-out';
export { endSessionOfBrowser, listenToTabs, notifyTabs, type TabMessage } from './model/tabs';
export { useClearUserData } from './model/use-clear-user-data';
