export { SlideOver, type SlideOverProps } from './dialog';
