export { hideHubBanner, isHubBannerHidden } from './hub-banner';
