export { formatCount, formatCountUpTo, formatMoney, formatNumber, formatPercent, formatRatio } from './format';
export { toInitials } from './initials';
export { firstGraphemes, toExcerpt } from './excerpt';
export { once } from './once';
