export { formatCount, formatCountUpTo, formatMoney, formatPercent, formatRatio } from './format';
export { toInitials } from './initials';
export { firstGraphemes, toExcerpt } from './excerpt';
