export { FigurePanels } from './ui/figure-panels';
export { YourPrice } from './ui/your-price';
export { YourPriceSheet } from './ui/your-price-sheet';
