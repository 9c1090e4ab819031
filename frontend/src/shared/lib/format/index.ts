export { formatCount, formatMoney, formatPercent, formatRatio } from './format';
export { initials } from './initials';
