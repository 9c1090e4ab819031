export { parseHubTab, type HubTab } from './model/tabs';
export { HubPage } from './ui/hub-page';
