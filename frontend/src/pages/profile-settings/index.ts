export { parseSettingsTab, type SettingsTab } from './model/tabs';
export { ProfileSettingsPage } from './ui/profile-settings-page';
