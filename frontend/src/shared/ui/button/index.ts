export { Button, buttonStyles } from './button';
