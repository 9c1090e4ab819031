export { Dialog } from './dialog';
export { SearchDialog } from './search-dialog';
