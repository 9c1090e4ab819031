export const ALERT_LABEL = 'Tell me when someone joins';
