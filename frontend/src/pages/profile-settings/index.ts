export { settingsTab, type SettingsTab } from './model/tabs';
export { ProfileSettingsPage } from './ui/profile-settings-page';
