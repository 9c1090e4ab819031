export { formatCount, formatCountUpTo, formatMoney, formatPercent, formatRatio } from './format';
export { initials } from './initials';
