import { formatMoney } from '@/shared/lib/format';

/** Returns a price that can be negative, if grants exceed the costs: '$8,100', '−$1,200'. */
export const formatPrice = (price: number): string => (price < 0 ? `−${formatMoney(-price)}` : formatMoney(price));
