export { listenForInstallOffer, useInstallPrompt } from './install-prompt';
