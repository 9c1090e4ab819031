export { formatCount, formatCountUpTo, formatMoney, formatPercent, formatRatio } from './format';
export { initials } from './initials';
export { beginningOf, excerpt } from './excerpt';
