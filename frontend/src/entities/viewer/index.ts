export { completionOf, type Completion, type CompletionItem } from './model/completion';
export { useMinority } from './model/use-minority';
