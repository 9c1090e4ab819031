export { formatCount, formatMoney, formatPercent, formatRatio } from './format';
